import type { UseFormRegisterReturn } from 'react-hook-form';

/** Seen by programs only: whatever fills it in is one. */
export function TrapField({ field }: { field: UseFormRegisterReturn }) {
  return (
    <div className="trap" aria-hidden="true">
      <input {...field} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
