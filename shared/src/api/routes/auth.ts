import {
  credentialsSchema,
  passwordChangeSchema,
  sessionSchema,
  sessionUserSchema,
} from '../../schemas/auth.ts';
import type { RouteTable } from '../route.ts';

export const authRoutes = {
  login: {
    method: 'post',
    path: '/auth/login',
    access: 'public',
    summary: 'Sign in; sets the session cookie',
    body: credentialsSchema,
    status: 200,
    answer: sessionUserSchema,
    failures: [401, 429],
  },
  verify: {
    method: 'get',
    path: '/auth/verify',
    access: 'staff',
    summary: 'Who is signed in',
    status: 200,
    answer: sessionUserSchema,
  },
  session: {
    method: 'get',
    path: '/auth/session',
    access: 'public',
    summary: 'Who is signed in, if anybody: for pages where nobody need be',
    status: 200,
    answer: sessionSchema,
  },
  logout: {
    method: 'post',
    path: '/auth/logout',
    access: 'public',
    summary: 'Sign out, with or without a session',
    status: 204,
  },
  changePassword: {
    method: 'post',
    path: '/admin/password',
    access: 'staff',
    summary: 'Change the own password; ends all other sessions',
    body: passwordChangeSchema,
    status: 204,
    failures: [429],
  },
} satisfies RouteTable;
