import { contactMessageSchema } from '@fuar/shared/schemas/contact-message';
import { createMapper } from './entity.ts';

export const toContactMessage = createMapper(contactMessageSchema);
