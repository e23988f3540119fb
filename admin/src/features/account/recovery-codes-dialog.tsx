import { ACCOUNT_MESSAGES as m } from '@fuar/shared/messages/admin/account';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { askConfirmation } from '../../components/ui/confirm-store.ts';
import form from '../../components/ui/form.module.css';
import { FormFooter } from '../../components/ui/form.tsx';
import { Modal } from '../../components/ui/modal.tsx';
import { Toolbar } from '../../components/ui/page-top.tsx';
import { showToast } from '../../components/ui/toast-store.ts';
import { useLeaveGuard } from '../../components/ui/use-leave-guard.ts';
import { downloadFile } from '../../lib/download-file.ts';
import s from './account-page.module.css';

type RecoveryCodesDialogProps = { codes: readonly string[]; email: string; onClose: () => void };

export function RecoveryCodesDialog({ codes, email, onClose }: RecoveryCodesDialogProps) {
  const [isKept, setIsKept] = useState(false);
  useLeaveGuard(!isKept);
  const text = `${m.fileTitle(email)}\n\n${codes.join('\n')}\n`;

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsKept(true);
      showToast('success', m.copied);
    } catch {
      // Copying fails without HTTPS, because browsers then have no clipboard.
      showToast('warning', m.copyFailed);
    }
  };
  const handleDownload = () => {
    downloadFile(m.fileName, 'text/plain', text);
    setIsKept(true);
  };
  const handlePrint = () => {
    setIsKept(true);
    window.print();
  };
  const handleLeave = async () => {
    if (isKept || (await askConfirmation(m.notKeptTitle, m.notKept))) onClose();
  };

  return (
    <Modal title={m.codesTitle} onClose={() => void handleLeave()}>
      <div className={form.fields}>
        <p>{m.codesOnce}</p>
        <div className={s.paper} data-print="">
          <p className={s.printOnly}>{m.fileTitle(email)}</p>
          <ol className={s.codes} aria-label={m.codesList}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
        </div>
        <Toolbar>
          <Button icon="copy" onClick={handleCopy}>
            {m.copy}
          </Button>
          <Button icon="download" onClick={handleDownload}>
            {m.download}
          </Button>
          <Button icon="pages" onClick={handlePrint}>
            {m.print}
          </Button>
        </Toolbar>
      </div>
      <FormFooter>
        <Button variant="primary" icon="check" onClick={onClose}>
          {m.codesKept}
        </Button>
      </FormFooter>
    </Modal>
  );
}
