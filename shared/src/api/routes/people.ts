import { z } from 'zod';
import {
  accountChangesSchema,
  accountSchema,
  byTextIdSchema,
  exportNoteSchema,
  inviteLinkSchema,
  newPasskeySchema,
  passkeyOptionsSchema,
  passwordConfirmationSchema,
  recordEntrySchema,
  recordQuerySchema,
  recoveryCodesSchema,
  securitySettingsInputSchema,
  securitySettingsSchema,
  staffSessionSchema,
  totpCodeSchema,
  totpSetupSchema,
  userChangesSchema,
  userInputSchema,
  userSchema,
} from '../../schemas/people.ts';
import { route } from '../route.ts';

export const userRoutes = {
  list: route('GET /admin/users', 'people', {
    summary: 'The accounts of staff, by e-mail address',
    answer: z.array(userSchema),
  }),
  create: route('POST /admin/users', 'people', {
    summary: 'Add an account without a password; an invite lets its owner set one',
    body: userInputSchema,
    status: 201,
    answer: userSchema,
  }),
  update: route('PATCH /admin/users/:id', 'people', {
    summary: 'Change an account; 409 for the last enabled admin, and for the own second factor',
    body: userChangesSchema,
    answer: userSchema,
    failures: [409],
  }),
  delete: route('DELETE /admin/users/:id', 'people', {
    summary: 'Remove an account and end its sessions; 409 for the last enabled admin',
    failures: [409],
  }),
  invite: route('POST /admin/users/:id/invite', 'people', {
    summary:
      'Mail a link that works once, for 48 hours; the answer holds it where no mail server is set; 409 for a disabled account and the own one',
    answer: inviteLinkSchema,
    failures: [409],
  }),
  security: route('GET /admin/security', 'people', {
    summary: 'Rules for all accounts',
    answer: securitySettingsSchema,
  }),
  saveSecurity: route('PUT /admin/security', 'people', {
    summary: 'Require a second factor of everybody, or stop doing so',
    body: securitySettingsInputSchema,
    answer: securitySettingsSchema,
  }),
};

export const accountRoutes = {
  get: route('GET /admin/account', 'own', {
    summary: 'The own account',
    answer: accountSchema,
  }),
  update: route('PATCH /admin/account', 'own', {
    summary: 'Change the own name',
    body: accountChangesSchema,
    answer: accountSchema,
  }),
  startTotp: route('POST /admin/account/totp', 'own', {
    summary:
      'Begin with an authenticator app; it counts after its first code is confirmed; 409 if there is one',
    answer: totpSetupSchema,
    failures: [409],
  }),
  confirmTotp: route('POST /admin/account/totp/confirm', 'own', {
    summary:
      'Confirm the authenticator app with a code; shows recovery codes if there were none; 409 if none was begun',
    body: totpCodeSchema,
    answer: recoveryCodesSchema,
    failures: [409],
  }),
  removeTotp: route('DELETE /admin/account/totp', 'own', {
    summary: 'Remove the authenticator app',
    body: passwordConfirmationSchema,
    failures: [404, 429],
  }),
  startPasskey: route('POST /admin/account/passkeys/options', 'own', {
    summary: 'The options for `navigator.credentials.create`',
    answer: passkeyOptionsSchema,
  }),
  addPasskey: route('POST /admin/account/passkeys', 'own', {
    summary: 'Add a passkey; shows recovery codes if there were none; 409 if it was added before',
    body: newPasskeySchema,
    status: 201,
    answer: recoveryCodesSchema,
    failures: [409],
  }),
  removePasskey: route('DELETE /admin/account/passkeys/:id', 'own', {
    summary: 'Remove a passkey',
    params: byTextIdSchema,
    body: passwordConfirmationSchema,
    failures: [429],
  }),
  renewRecoveryCodes: route('POST /admin/account/recovery-codes', 'own', {
    summary: 'Ten new recovery codes; the old ones end; 409 without a second factor',
    body: passwordConfirmationSchema,
    answer: recoveryCodesSchema,
    failures: [409, 429],
  }),
};

export const sessionRoutes = {
  list: route('GET /admin/sessions', 'own', {
    summary: 'The own sessions, last seen first',
    answer: z.array(staffSessionSchema),
  }),
  end: route('DELETE /admin/sessions/:id', 'own', {
    summary: 'End one of the caller’s sessions',
    params: byTextIdSchema,
  }),
  endOthers: route('DELETE /admin/sessions', 'own', {
    summary: 'End all own sessions except this one',
  }),
};

export const recordRoutes = {
  list: route('GET /admin/record', 'people', {
    summary: 'The record of actions, newest first, 100 at a time',
    query: recordQuerySchema,
    answer: z.array(recordEntrySchema),
  }),
  noteExport: route('POST /admin/record/exports', 'inbox', {
    summary: 'Record that a list of people was made into a file',
    body: exportNoteSchema,
  }),
};
