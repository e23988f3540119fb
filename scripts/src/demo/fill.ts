// Fills the CMS at CMS_URL as the member of staff of SESSION, and sends its parent process the rows of the inboxes.
import { seed } from './seed.ts';

const { CMS_URL = '', SESSION = '' } = process.env;
const inboxes = await seed(CMS_URL, SESSION);
// The channel keeps this program alive until the parent process ends it.
process.on('message', () => undefined);
process.send?.({ ...inboxes, type: 'ready' });
