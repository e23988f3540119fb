import { ApiError } from '@fuar/shared/api/api-error';
import { ADMIN_GALLERY_MESSAGES as m } from '@fuar/shared/messages/admin/gallery';
import { UPLOAD_MESSAGES } from '@fuar/shared/messages/admin/uploads';
import type { Fair } from '@fuar/shared/schemas/fair';
import type { GalleryImage } from '@fuar/shared/schemas/gallery';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button, IconButton } from '../../components/ui/button.tsx';
import { DropZone } from '../../components/ui/drop-zone.tsx';
import { SelectField } from '../../components/ui/field.tsx';
import form from '../../components/ui/form.module.css';
import { FormError, FormFooter } from '../../components/ui/form.tsx';
import { Modal } from '../../components/ui/modal.tsx';
import { useLeaveGuard } from '../../components/ui/use-leave-guard.ts';
import { useObjectUrls } from '../../components/ui/use-object-urls.ts';
import { findImageProblem, MAX_FILES } from '../../lib/image-files.ts';
import { toFileProgress, uploadFiles } from '../../lib/upload-files.ts';
import { galleryQueries } from '../../queries/gallery.ts';
import s from './gallery-page.module.css';

type UploadDialogProps = { fair: Pick<Fair, 'id' | 'title'>; onClose: () => void };

const NO_FILES: readonly File[] = [];

export function UploadDialog({ fair, onClose }: UploadDialogProps) {
  const queryClient = useQueryClient();
  const [files, setFiles] = useState(NO_FILES);
  const [problem, setProblem] = useState<string>();
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState(0);
  const aborter = useRef<AbortController>(undefined);
  const previews = useObjectUrls(files);

  const upload = useMutation({
    mutationFn: (signal: AbortSignal) =>
      uploadFiles<GalleryImage[]>({
        path: `/admin/gallery/upload/${fair.id}`,
        field: 'imageFiles',
        files,
        signal,
        onProgress: setSent,
      }),
    meta: { successMessage: m.uploaded },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: galleryQueries.all }),
  });
  const isSending = upload.isPending;
  const progress = toFileProgress(files, sent);
  useLeaveGuard(isSending);

  const handleFiles = (added: File[]) => {
    const next = [...files, ...added];
    const wrong = added.find((file) => findImageProblem(file));
    const found = wrong ? `${wrong.name}: ${findImageProblem(wrong)}` : undefined;
    const refusal = found ?? (next.length > MAX_FILES ? UPLOAD_MESSAGES.tooMany : undefined);
    setProblem(refusal);
    if (!refusal) setFiles(next);
  };

  const handleCancel = () => {
    // Nothing is stored of a call that did not end; the files stay to be sent again.
    if (isSending) aborter.current?.abort();
    else onClose();
  };

  const handleSubmit = async () => {
    if (files.length === 0) return setProblem(m.incomplete);
    aborter.current = new AbortController();
    const { signal } = aborter.current;
    setError(undefined);
    setSent(0);
    try {
      await upload.mutateAsync(signal);
    } catch (failure) {
      if (signal.aborted) return;
      setError(failure instanceof ApiError && failure.isServerMessage ? failure.message : m.uploadFailed);
      return;
    }
    onClose();
  };

  return (
    <Modal title={m.dialogTitle} onClose={handleCancel}>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          void handleSubmit();
        }}
      >
        <div className={form.fields}>
          <FormError message={error} />
          <SelectField label={m.fair} disabled value={fair.id}>
            <option value={fair.id}>{fair.title}</option>
          </SelectField>
          <DropZone isMultiple isDisabled={isSending} onFiles={handleFiles} error={problem} />
          {files.length > 0 && (
            <ul className={s.previews} aria-label={UPLOAD_MESSAGES.chosen}>
              {files.map((file, index) => (
                <li key={previews[index] ?? file.name} className={s.thumbnail}>
                  <img src={previews[index]} alt={file.name} />
                  {isSending ? (
                    <progress
                      className={s.progress}
                      aria-label={UPLOAD_MESSAGES.progress(file.name)}
                      value={progress[index]}
                    />
                  ) : (
                    <IconButton
                      className={s.remove}
                      icon="close"
                      label={UPLOAD_MESSAGES.remove(file.name)}
                      onClick={() => setFiles(files.filter((other) => other !== file))}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
        <FormFooter>
          <Button onClick={handleCancel}>{m.cancel}</Button>
          <Button type="submit" variant="primary" disabled={isSending || files.length === 0}>
            {isSending ? m.uploading : m.submit(files.length)}
          </Button>
        </FormFooter>
      </form>
    </Modal>
  );
}
