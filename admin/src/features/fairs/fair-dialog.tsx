import { ADMIN_FAIRS_MESSAGES as m } from '@fuar/shared/messages/admin/fairs';
import type { Draft } from '@fuar/shared/schemas/editing';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import { lazy } from 'react';
import { FormDialog } from '../../components/ui/form-dialog.tsx';

const importForm = () => import('./fair-form.tsx');

export const preloadFairForm = () => void importForm().catch(() => undefined);

const FairForm = lazy(async () => ({ default: (await importForm()).FairForm }));

type FairDialogProps = { fair: AdminFair | undefined; draft: Draft | undefined; onClose: () => void };

export function FairDialog({ fair, draft, onClose }: FairDialogProps) {
  return (
    <FormDialog title={fair ? m.edit : m.add} onClose={onClose}>
      {(handlers) => <FairForm fair={fair} draft={draft} onClose={onClose} {...handlers} />}
    </FormDialog>
  );
}
