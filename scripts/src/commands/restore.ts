// npm run restore -- file: brings back what `npm run backup` wrote, on either database and either store of pictures; the
// product must be stopped. Its next start publishes the site anew.
import { givenFile, runCmsProgram } from './cms-program.ts';

await runCmsProgram('restore', givenFile);
