import { USER_MESSAGES as m } from '@fuar/shared/messages/admin/users';
import { useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/field.tsx';
import form from '../../components/ui/form.module.css';
import { FormFooter } from '../../components/ui/form.tsx';
import { Modal } from '../../components/ui/modal.tsx';
import { showToast } from '../../components/ui/toast-store.ts';

export type InviteLink = { email: string; url: string };

/** Shows an invite link for the user to pass on, because no mail server is configured. */
export function InviteLinkDialog({ email, url, onClose }: InviteLink & { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);

  const handleCopy = async () => {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      showToast('success', m.copied);
    } catch {
      // Copying fails without HTTPS, because browsers then have no clipboard.
      showToast('warning', m.copyFailed);
    }
  };

  return (
    <Modal title={m.linkTitle} kind="question" onClose={onClose}>
      <div className={form.fields}>
        <p>{m.linkHint(email)}</p>
        <TextField
          ref={input}
          label={m.link}
          value={url}
          readOnly
          hint={m.linkOnce}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <FormFooter>
        <Button onClick={onClose}>{m.done}</Button>
        <Button variant="primary" icon="copy" onClick={handleCopy}>
          {m.copy}
        </Button>
      </FormFooter>
    </Modal>
  );
}
