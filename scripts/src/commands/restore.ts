// npm run restore -- file: restores a file of `npm run backup` into either database and either store of pictures. Stop the
// product first. The next start publishes the site.
import { givenFile, runCmsProgram } from './cms-program.ts';

await runCmsProgram('restore', givenFile);
