import type { Redirect } from '@fuar/shared/schemas/redirect';
import type { Redirect as StoredRedirect } from '../../payload-types.ts';

export function toRedirect({ from, to }: StoredRedirect): Redirect {
  return { from, to };
}
