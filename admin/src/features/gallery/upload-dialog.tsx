import { ApiError } from '@fuar/shared/api/api-error';
import { ADMIN_GALLERY_MESSAGES as m } from '@fuar/shared/messages/admin/gallery';
import { UPLOAD_MESSAGES } from '@fuar/shared/messages/admin/uploads';
import type { Fair } from '@fuar/shared/schemas/fair';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button, IconButton } from '../../components/ui/button.tsx';
import { DropZone } from '../../components/ui/drop-zone.tsx';
import { SelectField } from '../../components/ui/field.tsx';
import form from '../../components/ui/form.module.css';
import { FormError, FormFooter } from '../../components/ui/form.tsx';
import { keepFocus } from '../../components/ui/keep-focus.ts';
import { Modal } from '../../components/ui/modal.tsx';
import { showToast } from '../../components/ui/toast-store.ts';
import { useLeaveGuard } from '../../components/ui/use-leave-guard.ts';
import { useObjectUrls } from '../../components/ui/use-object-urls.ts';
import { findImageProblem, MAX_FILES } from '../../lib/image-files.ts';
import { createProgressApi, toFileProgress } from '../../lib/upload-progress.ts';
import { galleryQueries } from '../../queries/gallery.ts';
import s from './gallery-page.module.css';

type UploadDialogProps = { fair: Pick<Fair, 'id' | 'title'>; onClose: () => void };

const NO_FILES: readonly File[] = [];

/** File names repeat, and an index as key would move the focus to the next file. */
const keys = new WeakMap<File, number>();
let lastKey = 0;
function keyOf(file: File): number {
  const key = keys.get(file) ?? ++lastKey;
  keys.set(file, key);
  return key;
}

const NAMED = 3;

/** One line per file up to a limit; undefined without files. */
function describeWrong(files: File[]): string | undefined {
  const lines = files.slice(0, NAMED).map((file) => `${file.name}: ${findImageProblem(file)}`);
  if (files.length > NAMED) lines.push(UPLOAD_MESSAGES.moreWrong(files.length - NAMED));
  return lines.join('\n') || undefined;
}

export function UploadDialog({ fair, onClose }: UploadDialogProps) {
  const queryClient = useQueryClient();
  const [files, setFiles] = useState(NO_FILES);
  const [problem, setProblem] = useState<string>();
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState(0);
  const aborter = useRef<AbortController>(undefined);
  const previews = useObjectUrls(files);
  const zone = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const upload = useMutation({
    mutationFn: (signal: AbortSignal) =>
      createProgressApi(setSent).gallery.upload(fair.id, { imageFiles: files }, { signal }),
    meta: { successMessage: m.uploaded },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: galleryQueries.all }),
  });
  const isSending = upload.isPending;
  const progress = toFileProgress(files, sent);
  useLeaveGuard(isSending);

  const handleFiles = (added: File[]) => {
    const wrong = added.filter(findImageProblem);
    const next = [...files, ...added.filter((file) => !wrong.includes(file))];
    const isTooMuch = next.length > MAX_FILES;
    if (!isTooMuch) setFiles(next);
    setProblem(isTooMuch ? UPLOAD_MESSAGES.tooMany : describeWrong(wrong));
  };

  const handleRemove = (at: number) => {
    setFiles(files.filter((_, index) => index !== at));
    setProblem(undefined);
    keepFocus(() => {
      const next = list.current?.querySelectorAll('button')[Math.min(at, files.length - 2)];
      return next ?? zone.current?.querySelector('input') ?? null;
    });
  };

  const handleCancel = () => {
    // An aborted call stores nothing; the files stay selected.
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
      // The call's `meta` would report a cancelled upload as a failure.
      showToast('error', m.uploadFailed);
      const isTold = failure instanceof ApiError && (failure.isServerMessage || failure.status === 0);
      setError(isTold ? failure.message : undefined);
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
        <div ref={zone} className={form.fields}>
          <FormError message={error} />
          <SelectField label={m.fair} disabled value={fair.id}>
            <option value={fair.id}>{fair.title}</option>
          </SelectField>
          <DropZone isMultiple isDisabled={isSending} onFiles={handleFiles} error={problem} />
          {files.length > 0 && (
            <ul ref={list} className={s.previews} aria-label={UPLOAD_MESSAGES.chosen}>
              {files.map((file, index) => (
                <li key={keyOf(file)} className={s.thumbnail}>
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
                      onClick={() => handleRemove(index)}
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
