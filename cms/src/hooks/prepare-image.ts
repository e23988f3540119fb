import { ApiError } from '@fuar/shared/api/api-error';
import { APIError, type CollectionBeforeOperationHook, FileUploadError, MissingFile } from 'payload';
import { isAllowed } from '../access/staff-only.ts';
import { checkImageBytes } from '../media/check-image.ts';
import { shrinkLargeImage } from '../media/shrink.ts';
import { stemOf } from '../media/stem.ts';

/**
 * Checks an upload, names it and scales it down if it is large. Throws Payload's error for an unreadable picture, and a public
 * error for a picture beyond the limits of `/api`. The console shows only these kinds of errors.
 */
export const prepareUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req;
  if (!file || (operation !== 'create' && operation !== 'update')) return args;
  // Only our own code can set the context (media/store-image.ts), so trust it.
  if (!req.context.isChecked)
    await checkImageBytes(file.name, file.data).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      throw new APIError(error.message, error.status, undefined, true);
    });
  // A file name is a hash of the original bytes, so the bytes behind a name never change and can be cached forever. Payload adds
  // the extension of the type that it detects.
  file.name = stemOf(file.data);
  const data = await shrinkLargeImage(file.data).catch((error: unknown) => {
    req.payload.logger.error(error);
    throw new FileUploadError(req.t);
  });
  if (data) req.file = { ...file, data, size: data.length };
  return args;
};

/**
 * Drops the metadata of a picture in a request, except its alternative text. Otherwise Payload would store a width and a height
 * that the request names. For a `url` or `uploadEdits`, Payload would fetch the picture from a host that the request names.
 */
export const dropClientMetadata: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  delete req.query.uploadEdits;
  // Skip this check for people who may not store pictures, because Payload refuses them.
  if (operation === 'create' && !req.file && (await isAllowed(req, 'content', 'write')))
    throw new MissingFile(req.t);
  const isChange = operation === 'create' || operation === 'update';
  if (isChange && !args.overrideAccess && args.data)
    // Cast the data, because a hook of all collections does not know the type of this collection's data.
    args.data = ('alt' in args.data ? { alt: args.data.alt } : {}) as typeof args.data;
  return args;
};
