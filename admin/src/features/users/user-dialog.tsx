import { USER_MESSAGES as m } from '@fuar/shared/messages/admin/users';
import { ROLES } from '@fuar/shared/people/rights';
import { type User, type UserChanges, type UserInput, userInputSchema } from '@fuar/shared/schemas/people';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import field from '../../components/ui/field.module.css';
import { TextField } from '../../components/ui/field.tsx';
import form from '../../components/ui/form.module.css';
import { FormError } from '../../components/ui/form.tsx';
import { FormButtons } from '../../components/ui/form-buttons.tsx';
import { FormDialog } from '../../components/ui/form-dialog.tsx';
import { useLeaveGuard } from '../../components/ui/use-leave-guard.ts';
import { api } from '../../lib/api.ts';
import { showServerErrors } from '../../lib/form-errors.ts';
import { sessionQueries } from '../../queries/session.ts';
import { userQueries } from '../../queries/users.ts';
import type { InviteLink } from './invite-link-dialog.tsx';
import { useUserMutations } from './use-user-mutations.ts';
import s from './users-page.module.css';

type UserDialogProps = { user: User | undefined; onLink: (link: InviteLink) => void; onClose: () => void };

export function UserDialog(props: UserDialogProps) {
  return (
    <FormDialog title={props.user ? m.editTitle : m.addTitle} onClose={props.onClose}>
      <UserForm {...props} />
    </FormDialog>
  );
}

function UserForm({ user, onLink, onClose }: UserDialogProps) {
  const queryClient = useQueryClient();
  const refetchUsers = () => queryClient.invalidateQueries({ queryKey: userQueries.all });
  const { invite } = useUserMutations(onLink);
  const { register, handleSubmit, setError, formState } = useForm<UserInput>({
    resolver: zodResolver(userInputSchema),
    defaultValues: { email: user?.email ?? '', name: user?.name ?? '', role: user?.role ?? 'editor' },
  });
  const { dirtyFields, errors, isSubmitting, isDirty } = formState;
  useLeaveGuard(isDirty);

  const { mutateAsync } = useMutation({
    mutationFn: (input: UserInput) => {
      if (!user) return api.users.create(input);
      // Send only what was changed here. Otherwise a form that was opened earlier would restore a role that was taken away.
      const changed = Object.entries(input).filter(([name]) => dirtyFields[name as keyof UserInput]);
      return api.users.update(user.id, Object.fromEntries(changed) as UserChanges);
    },
    meta: user ? { successMessage: m.updated } : {},
    // Refetch only after an edit, because the invitation of a new account refetches the list itself.
    onSuccess: () =>
      user &&
      Promise.all([
        refetchUsers(),
        // Refetch the session, because the edited account may be the user's own.
        queryClient.invalidateQueries(sessionQueries.current()),
      ]),
  });

  const save = async (input: UserInput) => {
    let saved: User;
    try {
      saved = await mutateAsync(input);
    } catch (failure) {
      const failed = user ? m.updateFailed : m.addFailed;
      return showServerErrors(failure, ['email', 'name', 'role'], setError, failed);
    }
    // If the invitation fails, a toast says so, and the user can send the invitation again from the list.
    if (!user) await invite.mutateAsync(saved).catch(refetchUsers);
    onClose();
  };

  return (
    <form className={form.form} onSubmit={handleSubmit(save)} noValidate>
      <div className={form.fields}>
        <FormError message={errors.root?.server?.message} />
        {!user && <p className={s.hint}>{m.addHint}</p>}
        <TextField
          label={m.email}
          type="email"
          required
          autoComplete="off"
          readOnly={isSubmitting}
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField
          label={m.name}
          autoComplete="off"
          readOnly={isSubmitting}
          error={errors.name?.message}
          {...register('name')}
        />
        <fieldset className={s.roles} disabled={isSubmitting}>
          <legend>{m.role}</legend>
          {ROLES.map((role) => (
            <label key={role} className={s.role}>
              <input type="radio" value={role} {...register('role')} />
              <span>
                <strong>{m.roles[role]}</strong>
                <small className="note">{m.rights[role]}</small>
              </span>
            </label>
          ))}
          {errors.role && <p className={field.error}>{errors.role.message}</p>}
        </fieldset>
      </div>
      <FormButtons isBusy={isSubmitting}>
        {user ? (isSubmitting ? m.saving : m.save) : isSubmitting ? m.adding : m.addAndInvite}
      </FormButtons>
    </form>
  );
}
