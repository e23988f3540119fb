import { ACCOUNT_MESSAGES as m } from '@fuar/shared/messages/admin/account';
import { ROLE_MESSAGES } from '@fuar/shared/messages/admin/roles';
import type { Account } from '@fuar/shared/schemas/people';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { restoreFocus } from '../../components/ui/restore-focus.ts';
import { useLeaveGuard } from '../../components/ui/use-leave-guard.ts';
import { api } from '../../lib/api.ts';
import { updateCached } from '../../lib/update-cached.ts';
import { accountQueries } from '../../queries/account.ts';
import { sessionQueries } from '../../queries/session.ts';
import s from './account-page.module.css';

export function ProfileForm({ account }: { account: Account }) {
  const [typed, setTyped] = useState<string>();
  const name = typed ?? account.name ?? '';
  const field = useRef<HTMLInputElement>(null);
  const queryClient = useQueryClient();
  const isDirty = name.trim() !== (account.name ?? '');
  const save = useMutation({
    mutationFn: (sent: string) => api.account.update({ name: sent.trim() }),
    meta: { successMessage: m.saved, errorMessage: m.saveFailed },
    onSuccess: async (saved, sent) => {
      await updateCached(queryClient, accountQueries.own().queryKey, () => saved);
      // Keep what was typed during the save.
      setTyped((latest) => (latest === sent ? undefined : latest));
      await queryClient.invalidateQueries(sessionQueries.current());
      // The pressed button is disabled until the next change.
      restoreFocus(() => field.current);
    },
  });
  useLeaveGuard(isDirty);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(name);
  };

  return (
    <form className={s.form} onSubmit={handleSubmit}>
      <dl className={s.facts}>
        <div>
          <dt>{m.email}</dt>
          <dd>{account.email}</dd>
        </div>
        <div>
          <dt>{m.role}</dt>
          <dd>
            {ROLE_MESSAGES.names[account.role]}
            <span className={s.hint}>{ROLE_MESSAGES.rights[account.role]}</span>
          </dd>
        </div>
      </dl>
      <TextField
        ref={field}
        label={m.name}
        hint={m.nameHint}
        autoComplete="name"
        maxLength={100}
        value={name}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div>
        <Button type="submit" variant="primary" disabled={!isDirty || save.isPending}>
          {save.isPending ? m.saving : m.save}
        </Button>
      </div>
    </form>
  );
}
