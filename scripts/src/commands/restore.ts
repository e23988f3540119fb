import { RESTORE } from '@fuar/shared/commands/cms-programs';
import { runCmsProgram } from './cms-program.ts';

await runCmsProgram('restore', RESTORE);
