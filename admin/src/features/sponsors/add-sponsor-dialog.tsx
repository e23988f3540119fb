import { ADMIN_SPONSORS_MESSAGES as m } from '@fuar/shared/messages/admin/sponsors';
import { type FormEvent, useRef, useState } from 'react';
import { TextField } from '../../components/ui/field.tsx';
import form from '../../components/ui/form.module.css';
import { FormError } from '../../components/ui/form.tsx';
import { FormButtons } from '../../components/ui/form-buttons.tsx';
import { FormDialog, useChangeMark } from '../../components/ui/form-dialog.tsx';
import { ImageField } from '../../components/ui/image-field.tsx';
import { findImageProblem } from '../../lib/image-files.ts';

type OnAdd = (name: string, logo: File) => void;

export function AddSponsorDialog({ onAdd, onClose }: { onAdd: OnAdd; onClose: () => void }) {
  return (
    <FormDialog title={m.addTitle} onClose={onClose}>
      <AddSponsorForm onAdd={onAdd} />
    </FormDialog>
  );
}

function AddSponsorForm({ onAdd }: { onAdd: OnAdd }) {
  const markAsChanged = useChangeMark();
  const [logo, setLogo] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [error, setError] = useState<string>();
  const latest = useRef<File>(undefined);

  const handleLogo = async (file: File | undefined) => {
    latest.current = file;
    const found = file && (await findImageProblem(file));
    // Another file may have been chosen during the check.
    if (latest.current !== file) return;
    setProblem(found && `${file?.name}: ${found}`);
    setLogo(found ? undefined : file);
    markAsChanged();
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (!name || !logo) return setError(m.incomplete);
    onAdd(name, logo);
  };

  return (
    <form className={form.form} onSubmit={handleSubmit} onInput={markAsChanged} noValidate>
      <div className={form.fields}>
        <FormError message={error} />
        <TextField label={m.fieldName} name="name" required maxLength={200} autoComplete="off" />
        <ImageField label={m.fieldLogo} value={logo} error={problem} onChange={handleLogo} />
      </div>
      <FormButtons>{m.submit}</FormButtons>
    </form>
  );
}
