import { ADMIN_PRESS_MESSAGES as m } from '@fuar/shared/messages/admin/press';
import type { AdminPressItem, PressType } from '@fuar/shared/schemas/press-item';
import { lazy } from 'react';
import { FormDialog } from '../../components/ui/form-dialog.tsx';

const importForm = () => import('./press-form.tsx');

/** The first form loads form library, validators and editor; hovering the button preloads them. */
export const preloadPressForm = () => void importForm().catch(() => undefined);

const PressForm = lazy(async () => ({ default: (await importForm()).PressForm }));

type PressDialogProps = { item: AdminPressItem | undefined; type: PressType; onClose: () => void };

export function PressDialog({ item, type, onClose }: PressDialogProps) {
  return (
    <FormDialog title={item ? m.editTitle : m.addTitle} onClose={onClose}>
      {(handlers) => <PressForm item={item} type={type} onSaved={onClose} {...handlers} />}
    </FormDialog>
  );
}
