import { ACCESS_MESSAGES as m } from '@fuar/shared/messages/admin/access';
import { lazyComponent } from '../ui/lazy-component.tsx';

export const SecondStep = lazyComponent(
  async () => (await import('./second-step.tsx')).SecondStep,
  <p role="status">{m.checkingSession}</p>,
);
