import { PATHS } from '@fuar/shared/paths';

/** The page that the user wanted before `RequireSession` redirected to the sign-in, or the dashboard. */
export function requestedPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' ? from : PATHS.admin;
}
