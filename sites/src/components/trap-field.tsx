import type { UseFormRegisterReturn } from 'react-hook-form';

/** A honeypot: people cannot see it, so only a program fills it in. */
export function TrapField({ field }: { field: UseFormRegisterReturn }) {
  return (
    <div className="trap" aria-hidden="true">
      <input {...field} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
