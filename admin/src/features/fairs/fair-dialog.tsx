import { ADMIN_FAIRS_MESSAGES as m } from '@fuar/shared/messages/admin/fairs';
import { ADMIN_SHELL_MESSAGES as shell } from '@fuar/shared/messages/admin/shell';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import { lazy, Suspense, useCallback, useRef } from 'react';
import { Modal } from '../../components/ui/modal.tsx';
import { askToLeave } from '../../components/ui/use-leave-guard.ts';
import s from './fair-form.module.css';

const importForm = () => import('./fair-form.tsx');

/** Form library and validators come with the first form; a pointer on the button starts that. */
export const preloadFairForm = () => void importForm().catch(() => undefined);

const FairForm = lazy(async () => ({ default: (await importForm()).FairForm }));

type FairDialogProps = { fair: AdminFair | undefined; onClose: () => void };

export function FairDialog({ fair, onClose }: FairDialogProps) {
  const isDirty = useRef(false);
  const handleDirtyChange = useCallback((next: boolean) => {
    isDirty.current = next;
  }, []);

  const handleCancel = async () => {
    if (!isDirty.current || (await askToLeave())) onClose();
  };

  return (
    <Modal title={fair ? m.edit : m.add} onClose={handleCancel}>
      <Suspense fallback={<p className={s.loading}>{shell.loading}</p>}>
        <FairForm fair={fair} onSaved={onClose} onCancel={handleCancel} onDirtyChange={handleDirtyChange} />
      </Suspense>
    </Modal>
  );
}
