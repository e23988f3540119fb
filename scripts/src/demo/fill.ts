// Fills a CMS as the member of staff of a session, both named by the parent process, and answers with the rows of the inboxes.
import { once } from 'node:events';
import { seed } from './seed.ts';

// The channel keeps this program alive until the parent process ends it.
process.on('disconnect', () => process.exit());
const [{ cmsUrl, session }] = await once(process, 'message');
const inboxes = await seed(cmsUrl, session);
process.send?.({ ...inboxes, type: 'ready' });
