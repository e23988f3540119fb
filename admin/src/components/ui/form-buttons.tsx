import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { type ReactNode, use } from 'react';
import { Button } from './button.tsx';
import { FormFooter } from './form.tsx';
import { CloseDialog } from './form-dialog.tsx';

type FormButtonsProps = {
  isBusy?: boolean;
  /** True while the form cannot be submitted because a file is missing or uploading. */
  isIncomplete?: boolean;
  children: ReactNode;
};

/** The buttons of a form in a `FormDialog`. */
export function FormButtons({ isBusy = false, isIncomplete = false, children }: FormButtonsProps) {
  return (
    <FormFooter>
      <Button onClick={use(CloseDialog)} disabled={isBusy}>
        {m.cancel}
      </Button>
      <Button type="submit" variant="primary" disabled={isBusy || isIncomplete}>
        {children}
      </Button>
    </FormFooter>
  );
}
