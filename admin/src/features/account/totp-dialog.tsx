import { ACCOUNT_MESSAGES as m } from '@fuar/shared/messages/admin/account';
import { useMemo } from 'react';
import { encode } from 'uqr';
import { showToast } from '../../components/ui/toast-store.ts';
import { api } from '../../lib/api.ts';
import s from './account-page.module.css';
import { FieldDialog } from './field-dialog.tsx';
import { useAddFactor } from './use-factor-change.ts';

type TotpDialogProps = {
  setup: { uri: string; secret: string };
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
};

export function TotpDialog({ setup, onCodes, onClose }: TotpDialogProps) {
  const addFactor = useAddFactor();
  const handleCode = async (code: string) => {
    const recoveryCodes = await addFactor(() => api.account.confirmTotp({ code }));
    showToast('success', m.totpAdded);
    onClose();
    onCodes(recoveryCodes);
  };
  return (
    <FieldDialog
      title={m.totpTitle}
      kind="form"
      label={m.totpCode}
      hint={m.totpCodeHint}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={10}
      errorKey="code"
      missing={m.codeMissing}
      submit={m.confirm}
      submitting={m.confirming}
      toText={() => m.totpFailed}
      action={handleCode}
      onClose={onClose}
    >
      <div className={s.setup}>
        <QrCode text={setup.uri} label={m.qrCode} />
        <div className={s.steps}>
          <p>{m.totpScan}</p>
          <p className={s.hint}>{m.totpType}</p>
          <p className={s.secret}>{inGroups(setup.secret)}</p>
        </div>
      </div>
    </FieldDialog>
  );
}

/** Groups of four letters are easier to type. */
const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

/** Phones need a light margin of this many modules around the code. */
const MARGIN = 4;

/** A QR code, drawn in this browser, because its text is a secret. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: MARGIN });
    const squares = code.data.flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
    );
    return { size: code.size, path: squares.join('') };
  }, [text]);
  return (
    <svg className={s.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
