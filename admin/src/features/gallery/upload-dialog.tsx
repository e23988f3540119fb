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
import { Modal } from '../../components/ui/modal.tsx';
import { restoreFocus } from '../../components/ui/restore-focus.ts';
import { useLeaveGuard } from '../../components/ui/use-leave-guard.ts';
import { useObjectUrls } from '../../components/ui/use-object-urls.ts';
import { findFileProblem, findImageProblem, MAX_FILES } from '../../lib/image-files.ts';
import { createProgressApi, toFileProgress } from '../../lib/upload-progress.ts';
import { useCreateOnce } from '../../lib/use-create-once.ts';
import { galleryQueries } from '../../queries/gallery.ts';
import s from './gallery-page.module.css';

type UploadDialogProps = { fair: Pick<Fair, 'id' | 'title'>; onClose: () => void };

const NO_FILES: readonly File[] = [];

/** React keys of files. Names may repeat. With indexes, React would reuse the elements of a removed file for the next file. */
const keys = new WeakMap<File, number>();
let lastKey = 0;
function keyOf(file: File): number {
  const key = keys.get(file) ?? ++lastKey;
  keys.set(file, key);
  return key;
}

const NAMED = 10;

function describeWrong(problems: readonly string[]): string | undefined {
  const lines = problems.slice(0, NAMED);
  if (problems.length > NAMED) lines.push(UPLOAD_MESSAGES.moreWrong(problems.length - NAMED));
  return lines.join('\n') || undefined;
}

/** The files that the server refused, with its reasons. If the server refuses one file, it stores none of the files. */
function findRefused(files: readonly File[], { errors }: ApiError): Map<File, string> {
  const refused = files.map((file, index) => [file, errors[`imageFiles.${index}`]] as const);
  return new Map(refused.filter((entry): entry is [File, string] => entry[1] !== undefined));
}

const NO_PROBLEMS: readonly string[] = [];

export function UploadDialog({ fair, onClose }: UploadDialogProps) {
  const queryClient = useQueryClient();
  const [files, setFiles] = useState(NO_FILES);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [error, setError] = useState<string>();
  const [share, setShare] = useState(0);
  const aborter = useRef<AbortController>(undefined);
  const previews = useObjectUrls(files);
  const zone = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const createOnce = useCreateOnce();
  const upload = useMutation({
    mutationFn: (signal: AbortSignal) =>
      createOnce((key) =>
        createProgressApi(setShare).gallery.upload(fair.id, { imageFiles: files }, { signal, ...key }),
      ),
    meta: { successMessage: m.uploaded },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: galleryQueries.all }),
  });
  const isSending = upload.isPending;
  const progress = toFileProgress(files, share);
  // Chosen files count as unsaved. Otherwise the end of the session would close the dialog without asking for the password.
  useLeaveGuard(files.length > 0);

  const drop = (wrong: File, reason: string) => {
    setFiles((before) => before.filter((file) => file !== wrong));
    setProblems((before) => [...before, reason]);
  };

  const handleFiles = async (added: File[]) => {
    const found = await Promise.all(added.map(findFileProblem));
    const good = added.filter((_, index) => !found[index]);
    if (files.length + good.length > MAX_FILES) return setProblems([UPLOAD_MESSAGES.tooMany]);
    setFiles((before) => [...before, ...good]);
    setProblems(added.flatMap(({ name }, index) => (found[index] ? [`${name}: ${found[index]}`] : [])));
    // Decode one file at a time, because a decoded photo takes some 50 MB of memory.
    for (const file of good) {
      const problem = await findImageProblem(file);
      if (problem) drop(file, `${file.name}: ${problem}`);
    }
  };

  const handleRemove = (at: number) => {
    setFiles(files.filter((_, index) => index !== at));
    setProblems(NO_PROBLEMS);
    restoreFocus(() => {
      const next = list.current?.querySelectorAll('button')[Math.min(at, files.length - 2)];
      return next ?? zone.current?.querySelector('input') ?? null;
    });
  };

  const handleCancel = () => {
    // Abort a running upload. The server then stores nothing, and the files stay selected.
    if (isSending) aborter.current?.abort();
    else onClose();
  };

  const handleSubmit = async () => {
    if (files.length === 0) return setProblems([m.incomplete]);
    aborter.current = new AbortController();
    const { signal } = aborter.current;
    setError(undefined);
    setProblems(NO_PROBLEMS);
    setShare(0);
    try {
      await upload.mutateAsync(signal);
    } catch (failure) {
      if (signal.aborted) return;
      const refused = failure instanceof ApiError ? findRefused(files, failure) : new Map<File, string>();
      if (refused.size > 0) {
        setFiles(files.filter((file) => !refused.has(file)));
        setProblems([...refused.values()]);
        setError(`${m.uploadFailed}\n${m.noneUploaded}`);
        return;
      }
      const hasReason = failure instanceof ApiError && (failure.isServerMessage || failure.status === 0);
      setError(hasReason ? `${m.uploadFailed}\n${failure.message}` : m.uploadFailed);
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
          <DropZone isMultiple isDisabled={isSending} onFiles={handleFiles} error={describeWrong(problems)} />
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
          <Button type="submit" variant="primary" disabled={isSending}>
            {isSending ? m.uploading : m.submit(files.length)}
          </Button>
        </FormFooter>
      </form>
    </Modal>
  );
}
