import { findImageProblem } from './image-files.ts';
import { uploadApi } from './upload-api.ts';

const uploads = new WeakMap<File, Promise<string | undefined>>();
const urls = new WeakMap<File, string>();

/** The URL of a picture that `storePicture` has uploaded. */
export const urlOfStored = (file: File): string | undefined => urls.get(file);

/** Uploads a chosen picture once. Resolves to its URL, or to undefined if `/api` would refuse the file. */
export function storePicture(file: File): Promise<string | undefined> {
  const known = uploads.get(file);
  if (known) return known;
  const upload = send(file).catch((error: unknown) => {
    uploads.delete(file);
    throw error;
  });
  uploads.set(file, upload);
  return upload;
}

async function send(file: File): Promise<string | undefined> {
  if (await findImageProblem(file)) return undefined;
  const { url } = await uploadApi.media.upload({ imageFile: file });
  urls.set(file, url);
  return url;
}
