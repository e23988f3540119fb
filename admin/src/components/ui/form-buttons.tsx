import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { FormFooter } from './form.tsx';

type FormButtonsProps = {
  isBusy?: boolean;
  /** True while the form cannot be submitted because a file is missing or uploading. */
  isIncomplete?: boolean;
  onCancel: () => void;
  children: ReactNode;
};

export function FormButtons({ isBusy = false, isIncomplete = false, onCancel, children }: FormButtonsProps) {
  return (
    <FormFooter>
      <Button onClick={onCancel} disabled={isBusy}>
        {m.cancel}
      </Button>
      <Button type="submit" variant="primary" disabled={isBusy || isIncomplete}>
        {children}
      </Button>
    </FormFooter>
  );
}
