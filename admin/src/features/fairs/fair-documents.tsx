import { ApiError } from '@fuar/shared/api/api-error';
import { DOCUMENT_LIMITS } from '@fuar/shared/content/fair-facts';
import { FAIR_GROUP_MESSAGES as m } from '@fuar/shared/messages/admin/fair-groups';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import type { FairDocument } from '@fuar/shared/schemas/fair-facts';
import { formatSize } from '@fuar/shared/text/format-size';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button, IconButton } from '../../components/ui/button.tsx';
import { askConfirmation } from '../../components/ui/confirm-store.ts';
import { TextField } from '../../components/ui/field.tsx';
import { FileField } from '../../components/ui/file-field.tsx';
import { FormError } from '../../components/ui/form.tsx';
import { restoreFocus } from '../../components/ui/restore-focus.ts';
import { showToast } from '../../components/ui/toast-store.ts';
import { api } from '../../lib/api.ts';
import { isNotFound } from '../../lib/is-not-found.ts';
import { toSiteUrl } from '../../lib/site-origin.ts';
import { uploadApi } from '../../lib/upload-api.ts';
import { useCreateOnce } from '../../lib/use-create-once.ts';
import { fairQueries } from '../../queries/fairs.ts';
import { type ChosenDocument, findDocumentProblem, NO_DOCUMENT, titleOfFile } from './document-file.ts';
import s from './fair-groups.module.css';

const full = m.documentsFull(DOCUMENT_LIMITS.perFair);

type Problems = { documentFile?: string | undefined; title?: string | undefined; root?: string | undefined };

type FairDocumentsProps = {
  fair: AdminFair;
  chosen: ChosenDocument;
  onChosenChange: (chosen: ChosenDocument) => void;
};

export function FairDocuments({ fair, chosen, onChosenChange }: FairDocumentsProps) {
  const queryClient = useQueryClient();
  const fairs = useQuery(fairQueries.list());
  const { documents } = fairs.data?.find(({ id }) => id === fair.id) ?? fair;
  const refetch = () => queryClient.invalidateQueries({ queryKey: fairQueries.all });
  const remove = useMutation({
    mutationFn: (documentId: number) => api.fairs.deleteDocument(fair.id, documentId),
    meta: { successMessage: m.documentDeleted, errorMessage: m.documentDeleteFailed },
    onSuccess: refetch,
    onError: (error) => isNotFound(error) && refetch(),
  });
  const chooser = useRef<HTMLInputElement>(null);

  const handleRemove = async ({ id, title }: FairDocument) => {
    if (await askConfirmation(m.removeTitle, m.removeQuestion(title), () => remove.mutateAsync(id)))
      restoreFocus(() => chooser.current);
  };

  return (
    <>
      {documents.length === 0 ? (
        <p className={s.note}>{m.noDocuments}</p>
      ) : (
        <ul className={s.documents} aria-label={m.documents}>
          {documents.map((document) => (
            <li key={document.id} className={s.document}>
              <div>
                <a className={s.documentTitle} href={toSiteUrl(document.url)} target="_blank" rel="noopener">
                  {document.title}
                </a>
                <span className={s.documentMeta}>{m.documentMeta(formatSize(document.bytes))}</span>
              </div>
              <IconButton
                icon="trash"
                label={m.removeDocument(document.title)}
                onClick={() => void handleRemove(document)}
              />
            </li>
          ))}
        </ul>
      )}
      <AddDocument
        fairId={fair.id}
        isFull={documents.length >= DOCUMENT_LIMITS.perFair}
        chosen={chosen}
        onChosenChange={onChosenChange}
        chooser={chooser}
        onAdded={refetch}
      />
    </>
  );
}

type AddDocumentProps = Omit<FairDocumentsProps, 'fair'> & {
  fairId: number;
  isFull: boolean;
  chooser: { current: HTMLInputElement | null };
  onAdded: () => Promise<unknown>;
};

/** Do not use a form element, because HTML forbids a form inside the fair's form. */
function AddDocument({ fairId, isFull, chosen, onChosenChange, chooser, onAdded }: AddDocumentProps) {
  const { file, title } = chosen;
  const [problems, setProblems] = useState<Problems>({});
  const queryClient = useQueryClient();
  const mutationKey = ['add document', fairId];
  const createOnce = useCreateOnce();
  const add = useMutation({
    mutationKey,
    mutationFn: (documentFile: File) =>
      createOnce((key) => uploadApi.fairs.addDocument(fairId, { documentFile, title: title.trim() }, key)),
    onSuccess: async (_, added) => {
      // Keep a file that was chosen during the upload, but not the title of the first file.
      onChosenChange(!file || file === added ? NO_DOCUMENT : { file, title: titleOfFile(file.name) });
      await onAdded();
      showToast('success', m.documentAdded);
    },
    onError: (failure) => {
      const errors: Problems = failure instanceof ApiError ? failure.errors : {};
      const hasField = errors.documentFile !== undefined || errors.title !== undefined;
      const reason = failure instanceof ApiError ? `\n${failure.message}` : '';
      setProblems(hasField ? errors : { root: `${m.documentFailed}${reason}` });
    },
  });

  const findProblem = (one: File) => (isFull ? full : findDocumentProblem(one));

  const handleFile = async (one: File) => {
    onChosenChange({ file: one, title: title || titleOfFile(one.name) });
    setProblems({ documentFile: await findProblem(one) });
  };

  const handleTitle = (typed: string) => onChosenChange(file || typed ? { file, title: typed } : NO_DOCUMENT);

  const handleUndo = () => {
    onChosenChange(NO_DOCUMENT);
    setProblems({});
    chooser.current?.focus();
  };

  const handleUpload = async () => {
    const found = {
      documentFile: file ? await findProblem(file) : m.fileRequired,
      title: title.trim() === '' ? m.titleRequired : undefined,
    };
    // Check for a running upload only now, because Enter may have been pressed again while the file was read.
    if (queryClient.isMutating({ mutationKey }) > 0) return;
    setProblems(found);
    if (file && !found.documentFile && !found.title) add.mutate(file);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Prevent the default, because Enter would submit the form of the fair.
    event.preventDefault();
    void handleUpload();
  };

  return (
    <div className={s.upload}>
      <FormError message={problems.root} />
      <FileField
        label={m.documentFile}
        button={m.choosePdf}
        accept="application/pdf,.pdf"
        hint={file ? `${file.name}, ${formatSize(file.size)}` : isFull ? full : m.documentHint}
        error={problems.documentFile}
        inputRef={chooser}
        onFile={(one) => void handleFile(one)}
      />
      <TextField
        label={m.documentTitle}
        value={title}
        maxLength={200}
        autoComplete="off"
        readOnly={add.isPending}
        error={problems.title}
        onChange={({ target }) => handleTitle(target.value)}
        onKeyDown={handleKeyDown}
      />
      <div className={s.line}>
        <Button icon="upload" disabled={add.isPending} onClick={() => void handleUpload()}>
          {add.isPending ? m.uploading : m.upload}
        </Button>
        {chosen !== NO_DOCUMENT && !add.isPending && (
          <Button icon="undo" onClick={handleUndo}>
            {m.undoDocument}
          </Button>
        )}
      </div>
    </div>
  );
}
