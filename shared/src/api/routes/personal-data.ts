import {
  erasedPersonalDataSchema,
  personalDataQuerySchema,
  personalDataSchema,
} from '../../schemas/personal-data.ts';
import type { RouteTable } from '../route.ts';

export const personalDataRoutes = {
  export: {
    method: 'post',
    path: '/admin/personal-data/export',
    access: 'personalData',
    summary: 'Everything kept of the person with this e-mail address',
    body: personalDataQuerySchema,
    status: 200,
    answer: personalDataSchema,
  },
  erase: {
    method: 'post',
    path: '/admin/personal-data/erase',
    access: 'personalData',
    summary: 'Erase everything kept of the person with this e-mail address, for good',
    body: personalDataQuerySchema,
    status: 200,
    answer: erasedPersonalDataSchema,
  },
} satisfies RouteTable;
