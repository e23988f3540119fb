import { ApiError } from '@fuar/shared/api/api-error';
import { ACCOUNT_MESSAGES as m } from '@fuar/shared/messages/admin/account';
import { showToast } from '../../components/ui/toast-store.ts';
import { api } from '../../lib/api.ts';
import { FieldDialog } from './field-dialog.tsx';
import { useAddFactor } from './use-factor-change.ts';

type PasskeyDialogProps = { onCodes: (codes: readonly string[]) => void; onClose: () => void };

export function PasskeyDialog({ onCodes, onClose }: PasskeyDialogProps) {
  const addFactor = useAddFactor();
  const handleName = async (name: string) => {
    const recoveryCodes = await addFactor(() => registerPasskey(name));
    showToast('success', m.passkeyAdded);
    onClose();
    onCodes(recoveryCodes);
  };
  return (
    <FieldDialog
      title={m.addPasskeyTitle}
      label={m.passkeyName}
      hint={m.passkeyNameHint}
      maxLength={60}
      autoComplete="off"
      errorKey="name"
      missing={m.passkeyNameMissing}
      submit={m.addPasskey}
      status={m.addingPasskey}
      toText={toText}
      action={handleName}
      onClose={onClose}
    >
      <p>{m.passkeysHint}</p>
    </FieldDialog>
  );
}

async function registerPasskey(name: string) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { options } = await api.account.startPasskey();
  // The cast is safe, because the server creates the options with the same library.
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const credential = await startRegistration({ optionsJSON });
  return api.account.addPasskey({ name, credential: { ...credential } });
}

function toText(failure: unknown): string {
  if (failure instanceof ApiError) return m.passkeyFailed;
  // The browser refused, because the person cancelled or the device already has a passkey of this account.
  if (failure instanceof Error && failure.name === 'InvalidStateError') return m.passkeyKnown;
  return 'PublicKeyCredential' in window ? m.passkeyCancelled : m.passkeyUnsupported;
}
