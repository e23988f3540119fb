import { createAdminClient } from '@fuar/shared/api/admin-client';

export const api = createAdminClient();
