import { SET_PASSWORD } from '@fuar/shared/commands/cms-programs';
import { runCmsProgram } from './cms-program.ts';

await runCmsProgram('set-password', SET_PASSWORD);
