// npm run move-media -- --to s3|files [--remove]: brings all pictures from DATA_DIR/media into the bucket of the S3
// settings, or back; may be called again after it was cut short. --remove deletes what is no longer needed.
import { runCmsProgram } from './cms-program.ts';

await runCmsProgram('move-media', () => process.argv.slice(2));
