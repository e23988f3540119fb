export const loadExhibitorsPage = async () =>
  (await import('./features/exhibitors/exhibitors-page.tsx')).ExhibitorsPage;

export const loadUsersPage = async () => (await import('./features/users/users-page.tsx')).UsersPage;

export const loadAccountPage = async () => (await import('./features/account/account-page.tsx')).AccountPage;

export const loadSessionsPage = async () =>
  (await import('./features/sessions/sessions-page.tsx')).SessionsPage;

export const loadRecordPage = async () => (await import('./features/record/record-page.tsx')).RecordPage;
