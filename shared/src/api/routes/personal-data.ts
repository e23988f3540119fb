import {
  erasedPersonalDataSchema,
  personalDataQuerySchema,
  personalDataSchema,
} from '../../schemas/personal-data.ts';
import { route } from '../route.ts';

export const personalDataRoutes = {
  export: route('POST /admin/personal-data/export', 'personalData', {
    summary: 'Everything kept of the person with this e-mail address',
    body: personalDataQuerySchema,
    answer: personalDataSchema,
  }),
  erase: route('POST /admin/personal-data/erase', 'personalData', {
    summary: 'Erase everything kept of the person with this e-mail address, for good',
    body: personalDataQuerySchema,
    answer: erasedPersonalDataSchema,
  }),
};
