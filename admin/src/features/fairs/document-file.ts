import { DOCUMENT_LIMITS } from '@fuar/shared/content/fair-facts';
import { FAIR_GROUP_MESSAGES as m } from '@fuar/shared/messages/admin/fair-groups';
import { UPLOAD_MESSAGES } from '@fuar/shared/messages/admin/uploads';

export type ChosenDocument = { file: File | undefined; title: string };

/** The initial value, without a file or a title. Compare with `===` to see whether anything was chosen. */
export const NO_DOCUMENT: ChosenDocument = { file: undefined, title: '' };

/** Checks size and first bytes of a document. Returns an error message if `/api` would refuse the document. */
export async function findDocumentProblem(file: File): Promise<string | undefined> {
  if (file.size === 0) return UPLOAD_MESSAGES.empty;
  if (file.size > DOCUMENT_LIMITS.bytes) return UPLOAD_MESSAGES.tooLarge(DOCUMENT_LIMITS.megabytes);
  // Reading fails if the file was moved after it was chosen.
  const head = await file
    .slice(0, 5)
    .text()
    .catch(() => '');
  return head === '%PDF-' ? undefined : m.notPdf;
}

/** `'Salon_planı-2026.pdf'` → `'Salon planı 2026'` */
export function titleOfFile(name: string): string {
  return name
    .replace(/\.pdf$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim();
}
