import { z } from 'zod';
import { findImageProblem } from './image-files.ts';

/** A picture that `/api` will take; refused before it is sent. */
export const imageFileSchema = z.instanceof(File).superRefine((file, context) => {
  const message = findImageProblem(file);
  if (message) context.addIssue({ code: 'custom', message });
});
