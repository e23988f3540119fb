import {
  erasedPersonalDataSchema,
  personalDataQuerySchema,
  personalDataSchema,
} from '../../schemas/personal-data.ts';
import { route } from '../route.ts';

export const personalDataRoutes = {
  export: route('POST /admin/personal-data/export', 'personalData', {
    summary: 'All stored data of the person with this e-mail address',
    body: personalDataQuerySchema,
    answer: personalDataSchema,
  }),
  erase: route('POST /admin/personal-data/erase', 'personalData', {
    summary: 'Delete all stored data of the person with this e-mail address',
    body: personalDataQuerySchema,
    answer: erasedPersonalDataSchema,
  }),
};
