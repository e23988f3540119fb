import { ApiError } from '@fuar/shared/api/api-error';
import { CSV_LIMITS, EXHIBITOR_COLUMNS } from '@fuar/shared/content/fair-facts';
import { IMPORT_DIALOG_MESSAGES as m } from '@fuar/shared/messages/admin/exhibitor-import';
import { ADMIN_SHELL_MESSAGES as shell } from '@fuar/shared/messages/admin/shell';
import { UPLOAD_MESSAGES } from '@fuar/shared/messages/admin/uploads';
import type { ExhibitorImport } from '@fuar/shared/schemas/exhibitor';
import { formatNumber } from '@fuar/shared/text/format-number';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { FileField } from '../../components/ui/file-field.tsx';
import form from '../../components/ui/form.module.css';
import { FormError, FormFooter } from '../../components/ui/form.tsx';
import { Modal } from '../../components/ui/modal.tsx';
import { showToast } from '../../components/ui/toast-store.ts';
import { useLeaveGuard } from '../../components/ui/use-leave-guard.ts';
import { downloadCsv } from '../../lib/csv.ts';
import { uploadApi } from '../../lib/upload-api.ts';
import { exhibitorQueries } from '../../queries/exhibitors.ts';
import s from './exhibitors-page.module.css';
import { CSV_HEAD } from './export-exhibitors.ts';

/** The dialog lists at most this many refused rows, because thousands would block it for seconds on a phone. */
const SHOWN_ROWS = 200;

/** A chosen file and the result of its last import or dry run. */
type Tried = { file: File; result?: ExhibitorImport; problem?: string };

export function ImportDialog({ fairId, onClose }: { fairId: number; onClose: () => void }) {
  const queryClient = useQueryClient();
  const chooser = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState<Tried>();

  /** Ignores the outcome of a dry run if the user has chosen another file since. */
  const showOutcome = (outcome: Tried) => setTried((now) => (now?.file === outcome.file ? outcome : now));
  const tryOut = useMutation({
    mutationFn: (csvFile: File) =>
      uploadApi.exhibitors.import(fairId, { csvFile }, { query: { dryRun: '1' } }),
    onSuccess: (result, file) => showOutcome({ file, result }),
    onError: (failure, file) => showOutcome({ file, problem: toReason(failure, false) }),
  });
  const run = useMutation({
    mutationFn: (csvFile: File) => uploadApi.exhibitors.import(fairId, { csvFile }),
    onSuccess: async (result, file) => {
      // The server may refuse rows now, because the list may have changed since the dry run.
      if (result.refused.length > 0) return setTried({ file, result });
      await queryClient.invalidateQueries({ queryKey: exhibitorQueries.all });
      showToast('success', m.done(result.added, result.changed));
      onClose();
    },
    onError: (failure, file) => setTried({ file, problem: toReason(failure, true) }),
  });
  // Ask before leaving during an import, because only this dialog shows why an import failed.
  useLeaveGuard(run.isPending);

  const handleFile = (file: File) => {
    const problem = findProblem(file);
    setTried({ file, ...(problem ? { problem } : {}) });
    if (!problem) tryOut.mutate(file);
  };

  const result = tried?.result;
  const total = result ? result.added + result.changed : 0;
  const isReady = result !== undefined && result.refused.length === 0 && total > 0;
  const isTrying = tryOut.isPending && tryOut.variables === tried?.file;

  return (
    <Modal title={m.title} onClose={() => run.isPending || onClose()}>
      <div className={form.form}>
        <div className={form.fields}>
          <p className={s.hint}>{m.hint}</p>
          <p className={s.hint}>{m.columns(Object.values(EXHIBITOR_COLUMNS))}</p>
          <Button
            className={s.template}
            variant="quiet"
            icon="download"
            onClick={() => downloadCsv(m.templateName, [CSV_HEAD])}
          >
            {m.template}
          </Button>
          <FileField
            label={m.file}
            accept=".csv,text/csv"
            button={tried ? m.chooseOther : m.choose}
            hint={tried?.file.name ?? m.fileHint}
            inputRef={chooser}
            isDisabled={run.isPending}
            onFile={handleFile}
          />
          <FormError message={tried?.problem} />
          <div role="status" className={s.outcome}>
            {isTrying ? <p>{m.trying}</p> : result && <Result {...result} />}
          </div>
        </div>
        <FormFooter>
          <Button onClick={onClose} disabled={run.isPending}>
            {shell.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={!isReady || run.isPending}
            onClick={() => tried && run.mutate(tried.file)}
          >
            {run.isPending ? m.importing : m.action(isReady ? total : 0)}
          </Button>
        </FormFooter>
      </div>
    </Modal>
  );
}

function Result({ added, changed, refused }: ExhibitorImport) {
  return (
    <>
      <dl className={s.results}>
        <div>
          <dt>{m.added}</dt>
          <dd>{formatNumber(added)}</dd>
        </div>
        <div>
          <dt>{m.changed}</dt>
          <dd>{formatNumber(changed)}</dd>
        </div>
        <div className={refused.length > 0 ? s.bad : undefined}>
          <dt>{m.refused}</dt>
          <dd>{formatNumber(refused.length)}</dd>
        </div>
      </dl>
      {refused.length > 0 ? <Refused rows={refused} /> : added + changed === 0 && <p>{m.nothing}</p>}
    </>
  );
}

function Refused({ rows }: { rows: ExhibitorImport['refused'] }) {
  return (
    <>
      <p>{m.mendFirst}</p>
      {rows.length > SHOWN_ROWS && <p>{m.firstRows(SHOWN_ROWS)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={s.refused} aria-label={m.refused} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{m.row}</th>
              <th scope="col">{m.reason}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN_ROWS).map(({ row, message }) => (
              <tr key={`${row} ${message}`}>
                <td>{row}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function findProblem({ size }: File): string | undefined {
  if (size === 0) return UPLOAD_MESSAGES.empty;
  return size > CSV_LIMITS.bytes ? UPLOAD_MESSAGES.tooLarge(CSV_LIMITS.megabytes) : undefined;
}

function toReason(failure: unknown, isFinal: boolean): string {
  if (!(failure instanceof ApiError)) return m.failed;
  const reason = failure.errors.csvFile ?? failure.message;
  return isFinal ? `${m.failed}\n${reason}` : reason;
}
