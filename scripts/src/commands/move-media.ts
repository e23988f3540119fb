// npm run move-media -- --to s3|files [--remove]: copies all pictures from DATA_DIR/media into the bucket of the S3
// settings, or back. It may be interrupted and repeated. --remove deletes the copies that are no longer needed.
import { runCmsProgram } from './cms-program.ts';

await runCmsProgram('move-media', () => process.argv.slice(2));
