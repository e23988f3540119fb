import { BACKUP } from '@fuar/shared/commands/cms-programs';
import { runCmsProgram } from './cms-program.ts';

await runCmsProgram('backup', BACKUP);
