import { ApiError } from '@fuar/shared/api/api-error';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/** Shows the server's messages under their fields, or its sentence above the form if no field matches. */
export function showServerErrors<T extends FieldValues>(
  error: unknown,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
): void {
  if (!(error instanceof ApiError)) throw error;
  const known = fields.filter((field) => error.errors[field]);
  for (const [index, field] of known.entries()) {
    setError(field, { type: 'server', message: error.errors[field] ?? '' }, { shouldFocus: index === 0 });
  }
  if (known.length === 0) setError('root.server', { type: 'server', message: error.message });
}
