import { USER_MESSAGES as m } from '@fuar/shared/messages/admin/users';
import type { User, UserChanges } from '@fuar/shared/schemas/people';
import { Button } from '../../components/ui/button.tsx';
import { askConfirmation } from '../../components/ui/confirm-store.ts';
import { Toolbar } from '../../components/ui/page-top.tsx';
import { restoreFocus } from '../../components/ui/restore-focus.ts';
import type { InviteLink } from './invite-link-dialog.tsx';
import { useUserMutations } from './use-user-mutations.ts';
import s from './users-page.module.css';

type UserActionsProps = {
  user: User;
  isOwn: boolean;
  preloadEdit: () => void;
  onEdit: () => void;
  onLink: (link: InviteLink) => void;
};

export function UserActions({ user, isOwn, preloadEdit, onEdit, onLink }: UserActionsProps) {
  const { id, email, isDisabled, isInvited, secondFactor } = user;
  const { update, remove, invite, isBusy } = useUserMutations(onLink);

  const change = (changes: UserChanges, done: string) =>
    update.mutateAsync({ id, changes, done }).then(() => restoreFocus());
  const handleDisable = () =>
    askConfirmation(m.disableTitle, m.disableQuestion(email), () =>
      change({ isDisabled: true }, m.disabledDone),
    );
  const handleEnable = () => change({ isDisabled: false }, m.enabledDone).catch(() => undefined);
  const handleReset = () =>
    askConfirmation(m.resetFactorTitle, m.resetFactorQuestion(email), () =>
      change({ secondFactor: 'none' }, m.factorReset),
    );
  const handleDelete = () =>
    askConfirmation(m.deleteTitle, m.deleteQuestion(email), () => remove.mutateAsync(id));

  return (
    <>
      {isOwn && <p className={s.rights}>{m.youHint}</p>}
      <Toolbar>
        <Button icon="pencil" disabled={isBusy} preload={preloadEdit} onClick={onEdit}>
          {m.edit}
        </Button>
        {!isOwn && !isDisabled && (
          <Button icon="mail" disabled={isBusy} onClick={() => invite.mutate(user)}>
            {isInvited ? m.invite : m.resetPassword}
          </Button>
        )}
        {!isOwn && secondFactor !== 'none' && (
          <Button icon="undo" disabled={isBusy} onClick={() => void handleReset()}>
            {m.resetFactor}
          </Button>
        )}
        {!isOwn && (
          <Button
            icon={isDisabled ? 'check' : 'close'}
            disabled={isBusy}
            onClick={() => void (isDisabled ? handleEnable() : handleDisable())}
          >
            {isDisabled ? m.enable : m.disable}
          </Button>
        )}
        {!isOwn && (
          <Button icon="trash" disabled={isBusy} onClick={() => void handleDelete()}>
            {m.delete}
          </Button>
        )}
      </Toolbar>
    </>
  );
}
