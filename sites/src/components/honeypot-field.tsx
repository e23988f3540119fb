import type { UseFormRegisterReturn } from 'react-hook-form';

export function HoneypotField({ field }: { field: UseFormRegisterReturn }) {
  return (
    <div className="trap" aria-hidden="true">
      <input {...field} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
