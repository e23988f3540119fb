import { ADMIN_SHELL_MESSAGES as shell } from '@fuar/shared/messages/admin/shell';
import { type ReactNode, use, useEffect } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { PreviewSource } from '../preview/preview-source.ts';
import { PreviewButton, PreviewNote, WithPreview } from '../preview/with-preview.tsx';
import { Button } from '../ui/button.tsx';
import s from '../ui/form.module.css';
import { FormFooter } from '../ui/form.tsx';
import { CloseDialog } from '../ui/form-dialog.tsx';
import { DraftLine } from './draft-line.tsx';
import { FormNotice } from './form-notice.tsx';
import { RecordButtons } from './record-buttons.tsx';
import type { DraftActions } from './use-draft.ts';
import type { RecordForm } from './use-record-form.ts';

type DialogFormProps<Values extends FieldValues> = {
  record: RecordForm<Values>;
  actions: DraftActions;
  preview: PreviewSource;
  /** The public path of the row; absent if the row is not on the site. */
  publicPath: string | undefined;
  focus: Path<Values>;
  onClose: () => void;
  children: ReactNode;
};

export function DialogForm<Values extends FieldValues>(props: DialogFormProps<Values>) {
  const { record, actions, preview, publicPath, focus, onClose, children } = props;
  const { setFocus } = record.form;
  const { isSubmitting, isSavingDraft } = actions;
  useEffect(() => setFocus(focus), [setFocus, focus]);

  return (
    <WithPreview source={preview} ownPath={publicPath}>
      <form className={s.form} onSubmit={record.submit} noValidate>
        <div className={s.fields}>
          <DraftLine actions={actions} publicPath={publicPath} onDiscarded={onClose} />
          <FormNotice record={record} />
          {children}
          <PreviewNote />
        </div>
        <FormFooter>
          <PreviewButton source={preview} ownPath={publicPath} />
          <Button onClick={use(CloseDialog)} disabled={isSubmitting || isSavingDraft}>
            {shell.cancel}
          </Button>
          <RecordButtons actions={actions} onScheduled={onClose} />
        </FormFooter>
      </form>
    </WithPreview>
  );
}
