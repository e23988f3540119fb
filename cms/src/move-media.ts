// Moves pictures between DATA_DIR/media and the bucket of the S3 settings: `node move-media.js --to s3|files [--remove]`.
// May be repeated at any time, also while the CMS runs. `--remove` deletes the moved files once all have been copied.
import { MOVE_MEDIA } from '@fuar/shared/commands/cms-programs';
import { readEnv } from './start/env.ts';
import { mediaDirOf } from './start/folders.ts';
import { RequestError, runProgram } from './start/run-program.ts';
import { createFileStorage } from './storage/files.ts';
import { copyMedia, deleteSourceFiles } from './storage/move-media.ts';
import { createS3Storage } from './storage/s3.ts';

runProgram(MOVE_MEDIA, async (options) => {
  const env = readEnv(process.env);
  if (!env.S3_BUCKET) throw new RequestError('S3_BUCKET is required: the bucket to move to, or from.');
  const stores = { s3: createS3Storage(env), files: createFileStorage(mediaDirOf(env)) };
  const [from, to] = options.to === 's3' ? [stores.files, stores.s3] : [stores.s3, stores.files];
  await from.prepare();
  await to.prepare();
  const { files, copied } = await copyMedia(from, to);
  process.stdout.write(
    `${files} files of pictures are in ${options.to}, ${copied} of them new; all were read back.\n`,
  );
  if (options.remove) {
    process.stdout.write(`${await deleteSourceFiles(from, to)} files were removed from the old store.\n`);
    return;
  }
  const verb = options.to === 's3' ? 'set' : 'unset';
  process.stdout.write(
    `Now ${verb} the S3 settings for the service and start it again. Then run this command again with --remove and the S3 settings: it copies files that were added in the meantime, and deletes files that are no longer needed.\n`,
  );
});
