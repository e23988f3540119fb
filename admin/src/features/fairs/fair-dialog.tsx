import { ADMIN_FAIRS_MESSAGES as m } from '@fuar/shared/messages/admin/fairs';
import { lazy } from 'react';
import { FormDialog } from '../../components/ui/form-dialog.tsx';
import type { FairFormProps } from './fair-form.tsx';

const importForm = () => import('./fair-form.tsx');

export const preloadFairForm = () => void importForm().catch(() => undefined);

const FairForm = lazy(async () => ({ default: (await importForm()).FairForm }));

export function FairDialog(props: FairFormProps) {
  return (
    <FormDialog title={props.fair ? m.edit : m.add} onClose={props.onClose}>
      <FairForm {...props} />
    </FormDialog>
  );
}
