import { ApiError } from '@fuar/shared/api/api-error';
import { ADMIN_SETTINGS_MESSAGES as m } from '@fuar/shared/messages/admin/settings';
import { UPLOAD_MESSAGES } from '@fuar/shared/messages/admin/uploads';
import type { SliderImageInput } from '@fuar/shared/schemas/slider-image';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { DropZone } from '../../components/ui/drop-zone.tsx';
import { TextField } from '../../components/ui/field.tsx';
import form from '../../components/ui/form.module.css';
import { FormError } from '../../components/ui/form.tsx';
import { FormButtons } from '../../components/ui/form-buttons.tsx';
import { FormDialog, useChangeMark } from '../../components/ui/form-dialog.tsx';
import { useObjectUrl } from '../../components/ui/use-object-urls.ts';
import { findImageProblem } from '../../lib/image-files.ts';
import { uploadApi } from '../../lib/upload-api.ts';
import { useCreateOnce } from '../../lib/use-create-once.ts';
import { sliderQueries } from '../../queries/slider-images.ts';
import s from './slider-tab.module.css';

export function AddSlideDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog title={m.addTitle} onClose={onClose}>
      <AddSlideForm onAdded={onClose} />
    </FormDialog>
  );
}

function AddSlideForm({ onAdded }: { onAdded: () => void }) {
  const queryClient = useQueryClient();
  const createOnce = useCreateOnce();
  const add = useMutation({
    mutationFn: (input: SliderImageInput & { imageFile: File }) =>
      createOnce((key) => uploadApi.sliderImages.create(input, key)),
    meta: { successMessage: m.added },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sliderQueries.all }),
  });
  const markAsChanged = useChangeMark();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [error, setError] = useState<string>();
  const latest = useRef<File>(undefined);
  const preview = useObjectUrl(file);

  const handleFiles = async ([first, ...others]: File[]) => {
    if (!first) return;
    latest.current = others.length > 0 ? undefined : first;
    if (others.length > 0) return setProblem(UPLOAD_MESSAGES.onlyOne);
    const found = await findImageProblem(first);
    // Another file may have been chosen during the check.
    if (latest.current !== first) return;
    setProblem(found && `${first.name}: ${found}`);
    if (found) return;
    setFile(first);
    markAsChanged();
  };

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!file) return setProblem(m.fileMissing);
    const values = new FormData(event.currentTarget);
    const title = String(values.get('title')).trim();
    const subtitle = String(values.get('subtitle')).trim();
    setError(undefined);
    try {
      await add.mutateAsync({
        imageFile: file,
        ...(title ? { title } : {}),
        ...(subtitle ? { subtitle } : {}),
      });
    } catch (failure) {
      setError(failure instanceof ApiError ? `${m.addFailed}\n${failure.message}` : m.addFailed);
      return;
    }
    onAdded();
  };

  return (
    <form className={form.form} onSubmit={handleSubmit} onInput={markAsChanged} noValidate>
      <div className={form.fields}>
        <FormError message={error} />
        <DropZone onFiles={handleFiles} isDisabled={add.isPending} error={problem} />
        {preview && <img className={s.preview} src={preview} alt={UPLOAD_MESSAGES.preview} />}
        <TextField
          label={m.fieldTitle}
          name="title"
          maxLength={200}
          hint={m.optional}
          autoComplete="off"
          readOnly={add.isPending}
        />
        <TextField
          label={m.fieldSubtitle}
          name="subtitle"
          maxLength={300}
          hint={m.optional}
          autoComplete="off"
          readOnly={add.isPending}
        />
      </div>
      <FormButtons isBusy={add.isPending} isIncomplete={!file}>
        {add.isPending ? m.adding : m.add}
      </FormButtons>
    </form>
  );
}
