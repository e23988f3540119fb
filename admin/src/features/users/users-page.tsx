import { USER_MESSAGES as m } from '@fuar/shared/messages/admin/users';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import type { User } from '@fuar/shared/schemas/people';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { lazyComponent } from '../../components/ui/lazy-component.tsx';
import { ListStatus, PageTop } from '../../components/ui/page-top.tsx';
import { notLoaded, StateMessage } from '../../components/ui/states.tsx';
import { userQueries } from '../../queries/users.ts';
import { type InviteLink, InviteLinkDialog } from './invite-link-dialog.tsx';
import { SecuritySwitch } from './security-switch.tsx';
import { UserActions } from './user-actions.tsx';
import { UserTable, UserTableSkeleton } from './user-table.tsx';

const UserDialog = lazyComponent(async () => (await import('./user-dialog.tsx')).UserDialog);

type Editing = { user?: User };

export function UsersPage() {
  const own = useOutletContext<SessionUser>();
  const users = useQuery(userQueries.list());
  const [editing, setEditing] = useState<Editing>();
  const [link, setLink] = useState<InviteLink>();

  return (
    <>
      <PageTop title={m.title}>
        <Button variant="primary" icon="plus" preload={UserDialog.preload} onClick={() => setEditing({})}>
          {m.add}
        </Button>
      </PageTop>
      {renderList()}
      <SecuritySwitch />
      {editing && <UserDialog user={editing.user} onLink={setLink} onClose={() => setEditing(undefined)} />}
      {link && <InviteLinkDialog {...link} onClose={() => setLink(undefined)} />}
    </>
  );

  function renderList() {
    if (!users.data) return notLoaded(users, m, <UserTableSkeleton />);
    if (users.data.length === 0) return <StateMessage title={m.emptyTitle} />;
    return (
      <>
        <ListStatus>{m.count(users.data.length)}</ListStatus>
        <UserTable
          users={users.data}
          ownEmail={own.email}
          renderActions={(user) => (
            <UserActions
              user={user}
              isOwn={user.email === own.email}
              preloadEdit={UserDialog.preload}
              onEdit={() => setEditing({ user })}
              onLink={setLink}
            />
          )}
        />
      </>
    );
  }
}
