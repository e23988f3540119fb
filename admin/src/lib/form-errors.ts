import { ApiError } from '@fuar/shared/api/api-error';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/**
 * Shows the server's messages under their fields. Above the form, shows `failed`, and also the server's general message if no
 * message belongs to a field. Leave out `failed` if a toast reports the failure.
 */
export function showServerErrors<T extends FieldValues>(
  error: unknown,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
  failed?: string,
): void {
  if (!(error instanceof ApiError)) throw error;
  const errors = toFieldErrors(error);
  const known = fields.filter((field) => errors[field]);
  for (const [index, field] of known.entries()) {
    setError(field, { type: 'server', message: errors[field] ?? '' }, { shouldFocus: index === 0 });
  }
  const above = [failed, known.length === 0 && error.message].filter(Boolean).join('\n');
  if (above) setError('root.server', { type: 'server', message: above });
}

/**
 * The server's messages by form field. For drafts and previews, the server reports a picture's error under `imageUrl`; the
 * form's field is `imageFile`.
 */
export function toFieldErrors({ errors }: ApiError): Record<string, string> {
  const { imageUrl, ...others } = errors;
  return imageUrl === undefined ? others : { imageFile: imageUrl, ...others };
}
