import { createClient } from '@fuar/shared/api/client';

/** The calls of visitors, for the little that staff read by them. */
export const publicApi = createClient();
