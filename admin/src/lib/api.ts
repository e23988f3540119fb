import { createAdminClient } from '@fuar/shared/api/admin-client';
import { fetchWithSession } from './sign-in-again.ts';

export const api = createAdminClient({ fetch: fetchWithSession });
