import { ACCESS_MESSAGES as m } from '@fuar/shared/messages/admin/access';
import { type ComponentProps, lazy, Suspense } from 'react';

const LoadedSecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));

export function SecondStep(props: ComponentProps<typeof LoadedSecondStep>) {
  return (
    <Suspense fallback={<p role="status">{m.checkingSession}</p>}>
      <LoadedSecondStep {...props} />
    </Suspense>
  );
}
