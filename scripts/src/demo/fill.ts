// Fills a CMS with demo content. The parent process sends the URL of the CMS and a staff session, and gets the inbox rows.
import { once } from 'node:events';
import { seed } from './seed.ts';

// The IPC channel keeps this program alive until the parent process closes it.
process.on('disconnect', () => process.exit());
const [{ cmsUrl, session }] = await once(process, 'message');
const inboxes = await seed(cmsUrl, session);
process.send?.({ ...inboxes, type: 'ready' });
