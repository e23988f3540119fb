import { z } from 'zod';
import { findImageProblem } from './image-files.ts';

export const imageFileSchema = z.instanceof(File).superRefine(async (file, context) => {
  const message = await findImageProblem(file);
  if (message) context.addIssue({ code: 'custom', message });
});
