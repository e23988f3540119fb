import { ACCESS_MESSAGES as m } from '@fuar/shared/messages/admin/access';

export function CheckingSession() {
  return (
    <main className="full-screen">
      <p role="status">{m.checkingSession}</p>
    </main>
  );
}
