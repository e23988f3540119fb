// npm run backup -- [file]: writes content and pictures into one archive, while the product runs; without a file into
// DATA_DIR/backups.
import { givenFile, runCmsProgram } from './cms-program.ts';

await runCmsProgram('backup', givenFile);
