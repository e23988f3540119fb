import { z } from 'zod';
import { findImageProblem } from './image-files.ts';

/** Validates a picture before the upload, by the rules of `/api`. */
export const imageFileSchema = z.instanceof(File).superRefine(async (file, context) => {
  const message = await findImageProblem(file);
  if (message) context.addIssue({ code: 'custom', message });
});
