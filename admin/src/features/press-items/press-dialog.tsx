import { ADMIN_PRESS_MESSAGES as m } from '@fuar/shared/messages/admin/press';
import { lazy } from 'react';
import { FormDialog } from '../../components/ui/form-dialog.tsx';
import type { PressFormProps } from './press-form.tsx';

const importForm = () => import('./press-form.tsx');

export const preloadPressForm = () => void importForm().catch(() => undefined);

const PressForm = lazy(async () => ({ default: (await importForm()).PressForm }));

export function PressDialog(props: PressFormProps) {
  return (
    <FormDialog title={props.item ? m.editTitle : m.addTitle} onClose={props.onClose}>
      <PressForm {...props} />
    </FormDialog>
  );
}
