import { PERSONAL_DATA_MESSAGES as m } from '@fuar/shared/messages/admin/personal-data';
import { ADMIN_SHELL_MESSAGES as shell } from '@fuar/shared/messages/admin/shell';
import {
  type PersonalData,
  type PersonalDataQuery,
  personalDataQuerySchema,
} from '@fuar/shared/schemas/personal-data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { contactQueries } from '../../queries/contact-messages.ts';
import { submissionQueries } from '../../queries/participant-submissions.ts';
import { Button } from '../ui/button.tsx';
import { askConfirmation } from '../ui/confirm-store.ts';
import { TextField } from '../ui/field.tsx';
import form from '../ui/form.module.css';
import { FormFooter } from '../ui/form.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { showToast } from '../ui/toast-store.ts';

type PersonalDataDialogProps = { email: string; onErased: () => void; onClose: () => void };

export function PersonalDataDialog({ email, onErased, onClose }: PersonalDataDialogProps) {
  const [typed, setTyped] = useState(email);
  const [error, setError] = useState<string>();
  const queryClient = useQueryClient();
  const collect = useMutation({
    mutationFn: (query: PersonalDataQuery) => api.personalData.export(query),
    meta: { errorMessage: m.exportFailed },
  });
  const erase = useMutation({
    mutationFn: (query: PersonalDataQuery) => api.personalData.erase(query),
    meta: { errorMessage: m.eraseFailed },
  });
  const isBusy = collect.isPending || erase.isPending;

  function read(): string | undefined {
    const parsed = personalDataQuerySchema.safeParse({ email: typed });
    setError(parsed.error?.issues[0]?.message);
    return parsed.data?.email;
  }

  const handleExport = async () => {
    const address = read();
    if (!address) return;
    const data = await collect.mutateAsync({ email: address }).catch(() => undefined);
    if (!data) return;
    if (isEmpty(data)) return showToast('info', m.none);
    downloadFile(m.fileName, 'application/json', JSON.stringify(data, null, 2));
    showToast('success', m.exported);
  };

  const handleErase = async () => {
    const address = read();
    if (!address) return;
    const action = async () => {
      const erased = await erase.mutateAsync({ email: address }).catch(() => undefined);
      if (!erased) return;
      showToast('success', m.erased(erased.contactMessages, erased.participantSubmissions));
      // Keep the row open if the user has erased another person's data.
      if (address === email) onErased();
      onClose();
      await Promise.all(
        [contactQueries.all, submissionQueries.all].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    };
    await askConfirmation(m.eraseTitle, m.eraseQuestion(address), action);
  };

  return (
    <FormDialog title={m.title} onClose={onClose}>
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void handleExport();
        }}
      >
        <div className={form.fields}>
          <p>{m.intro}</p>
          <TextField
            label={m.email}
            type="email"
            required
            value={typed}
            error={error}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <FormFooter>
          <Button onClick={onClose} disabled={isBusy}>
            {shell.close}
          </Button>
          <Button icon="trash" onClick={handleErase} disabled={isBusy}>
            {m.erase}
          </Button>
          <Button type="submit" variant="primary" icon="download" disabled={isBusy}>
            {m.export}
          </Button>
        </FormFooter>
      </form>
    </FormDialog>
  );
}

function isEmpty({ contactMessages, participantSubmissions, waitingMails }: PersonalData): boolean {
  return contactMessages.length + participantSubmissions.length + waitingMails.length === 0;
}
