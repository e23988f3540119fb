// npm run backup -- [file]: writes content and pictures into one archive, by default in DATA_DIR/backups. The product may
// run meanwhile.
import { givenFile, runCmsProgram } from './cms-program.ts';

await runCmsProgram('backup', givenFile);
