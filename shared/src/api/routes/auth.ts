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
import { route } from '../route.ts';

export const authRoutes = {
  login: route('POST /auth/login', 'public', {
    summary: 'Sign in; sets the session cookie',
    body: credentialsSchema,
    answer: signedInSchema,
    accepted: nextStepSchema,
    failures: [401, 403, 429],
  }),
  verify: route('GET /auth/verify', 'own', {
    summary: 'The signed-in user; 401 without a session',
    answer: sessionUserSchema,
  }),
  session: route('GET /auth/session', 'public', {
    summary: 'The signed-in user, if there is a session; never 401',
    answer: sessionSchema,
  }),
  logout: route('POST /auth/logout', 'public', {
    summary: 'Sign out; also succeeds without a session',
  }),
  changePassword: route('POST /admin/password', 'own', {
    summary: 'Change the caller’s password and end the caller’s other sessions',
    body: passwordChangeSchema,
    failures: [429],
  }),
};

export const secondFactorRoutes = {
  secondFactor: route('POST /auth/second-factor', 'public', {
    summary: 'Finish a sign-in with a code or a passkey; sets the session cookie',
    body: secondFactorInputSchema,
    answer: signedInSchema,
    failures: [401, 403, 429],
  }),
};

export const inviteRoutes = {
  invite: route('POST /auth/invite', 'public', {
    summary: 'Set the password with the token of an invite or of a forgotten password, and sign in',
    body: inviteAnswerSchema,
    answer: signedInSchema,
    accepted: nextStepSchema,
    failures: [404, 429],
  }),
  inviteCheck: route('POST /auth/invite/check', 'public', {
    summary: 'Check the token of an invite or of a forgotten password, without using it up',
    body: inviteCheckSchema,
    failures: [404, 429],
  }),
  forgot: route('POST /auth/forgot', 'public', {
    summary: 'Mail a link for a new password; the answer does not reveal whether the account exists',
    body: forgottenPasswordSchema,
    status: 202,
    failures: [429],
  }),
};
