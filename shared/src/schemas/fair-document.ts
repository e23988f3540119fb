import { z } from 'zod';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { byIdSchema, idParamSchema, requiredText } from './fields.ts';

export const fairDocumentInputSchema = z.object({ title: requiredText(m.titleRequired, 200) });

export const byDocumentSchema = byIdSchema.extend({ documentId: idParamSchema });
