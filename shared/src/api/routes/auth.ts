import {
  credentialsSchema,
  passwordChangeSchema,
  sessionSchema,
  sessionUserSchema,
  signedInSchema,
} from '../../schemas/auth.ts';
import {
  forgottenPasswordSchema,
  inviteAnswerSchema,
  inviteCheckSchema,
  nextStepSchema,
  secondFactorInputSchema,
} from '../../schemas/people.ts';
import type { RouteTable } from '../route.ts';

export const authRoutes = {
  login: {
    method: 'post',
    path: '/auth/login',
    access: 'public',
    summary: 'Sign in; sets the session cookie',
    body: credentialsSchema,
    status: 200,
    answer: signedInSchema,
    accepted: nextStepSchema,
    failures: [401, 403, 429],
  },
  verify: {
    method: 'get',
    path: '/auth/verify',
    access: 'own',
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
    access: 'own',
    summary: 'Change the own password; ends all other sessions',
    body: passwordChangeSchema,
    status: 204,
    failures: [429],
  },
} satisfies RouteTable;

export const secondFactorRoutes = {
  secondFactor: {
    method: 'post',
    path: '/auth/second-factor',
    access: 'public',
    summary: 'Finish a sign-in with a code or a passkey; sets the session cookie',
    body: secondFactorInputSchema,
    status: 200,
    answer: signedInSchema,
    failures: [401, 403, 429],
  },
} satisfies RouteTable;

export const inviteRoutes = {
  invite: {
    method: 'post',
    path: '/auth/invite',
    access: 'public',
    summary: 'Set the password with the token of an invite or of a forgotten password, and sign in',
    body: inviteAnswerSchema,
    status: 200,
    answer: signedInSchema,
    accepted: nextStepSchema,
    failures: [404, 429],
  },
  inviteCheck: {
    method: 'post',
    path: '/auth/invite/check',
    access: 'public',
    summary: 'Tell whether the token of an invite or of a forgotten password still works; uses nothing up',
    body: inviteCheckSchema,
    status: 204,
    failures: [404, 429],
  },
  forgot: {
    method: 'post',
    path: '/auth/forgot',
    access: 'public',
    summary: 'Mail a link for a new password; the answer tells nothing about the account',
    body: forgottenPasswordSchema,
    status: 202,
    failures: [429],
  },
} satisfies RouteTable;
