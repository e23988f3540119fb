import { MOVE_MEDIA } from '@fuar/shared/commands/cms-programs';
import { runCmsProgram } from './cms-program.ts';

await runCmsProgram('move-media', MOVE_MEDIA);
