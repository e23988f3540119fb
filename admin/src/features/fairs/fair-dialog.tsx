import { ADMIN_FAIRS_MESSAGES as m } from '@fuar/shared/messages/admin/fairs';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import { lazy } from 'react';
import { FormDialog } from '../../components/ui/form-dialog.tsx';

const importForm = () => import('./fair-form.tsx');

/** The first form loads form library, validators and editor; hovering the button preloads them. */
export const preloadFairForm = () => void importForm().catch(() => undefined);

const FairForm = lazy(async () => ({ default: (await importForm()).FairForm }));

type FairDialogProps = { fair: AdminFair | undefined; onClose: () => void };

export function FairDialog({ fair, onClose }: FairDialogProps) {
  return (
    <FormDialog title={fair ? m.edit : m.add} onClose={onClose}>
      {(handlers) => <FairForm fair={fair} onSaved={onClose} {...handlers} />}
    </FormDialog>
  );
}
