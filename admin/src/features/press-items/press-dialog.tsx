import { ADMIN_PRESS_MESSAGES as m } from '@fuar/shared/messages/admin/press';
import type { Draft } from '@fuar/shared/schemas/editing';
import type { AdminPressItem, PressType } from '@fuar/shared/schemas/press-item';
import { lazy } from 'react';
import { FormDialog } from '../../components/ui/form-dialog.tsx';

const importForm = () => import('./press-form.tsx');

export const preloadPressForm = () => void importForm().catch(() => undefined);

const PressForm = lazy(async () => ({ default: (await importForm()).PressForm }));

type PressDialogProps = {
  item: AdminPressItem | undefined;
  draft: Draft | undefined;
  type: PressType;
  onClose: () => void;
};

export function PressDialog({ item, draft, type, onClose }: PressDialogProps) {
  return (
    <FormDialog title={item ? m.editTitle : m.addTitle} onClose={onClose}>
      {(handlers) => <PressForm item={item} draft={draft} type={type} onClose={onClose} {...handlers} />}
    </FormDialog>
  );
}
