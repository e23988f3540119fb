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
    summary:
      'Change an account; 409 for the last enabled administrator, and for the caller’s own second factor',
    body: userChangesSchema,
    answer: userSchema,
    failures: [409],
  }),
  delete: route('DELETE /admin/users/:id', 'people', {
    summary: 'Delete an account and end its sessions; 409 for the last enabled administrator',
    failures: [409],
  }),
  invite: route('POST /admin/users/:id/invite', 'people', {
    summary:
      'Mail an invite link that works once, for 48 hours; without a mail server, answers the link; 409 for a disabled account and for the caller’s own',
    answer: inviteLinkSchema,
    failures: [409],
  }),
  security: route('GET /admin/security', 'people', {
    summary: 'Security rules for all accounts',
    answer: securitySettingsSchema,
  }),
  saveSecurity: route('PUT /admin/security', 'people', {
    summary: 'Set whether every account needs a second factor',
    body: securitySettingsInputSchema,
    answer: securitySettingsSchema,
  }),
};

export const accountRoutes = {
  get: route('GET /admin/account', 'own', {
    summary: 'The caller’s account',
    answer: accountSchema,
  }),
  update: route('PATCH /admin/account', 'own', {
    summary: 'Change the caller’s name',
    body: accountChangesSchema,
    answer: accountSchema,
  }),
  startTotp: route('POST /admin/account/totp', 'own', {
    summary:
      'Start adding an authenticator app; it becomes active with its first code; 409 if the account has one',
    answer: totpSetupSchema,
    failures: [409],
  }),
  confirmTotp: route('POST /admin/account/totp/confirm', 'own', {
    summary:
      'Confirm the authenticator app with its first code; answers recovery codes if the account had none; 409 if no app is being added',
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
    summary: 'Start adding a passkey; answers the options for `navigator.credentials.create`',
    answer: passkeyOptionsSchema,
  }),
  addPasskey: route('POST /admin/account/passkeys', 'own', {
    summary:
      'Add a passkey; answers recovery codes if the account had none; 409 if the passkey is already stored',
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
    summary: 'Create ten new recovery codes; the old codes stop working; 409 without a second factor',
    body: passwordConfirmationSchema,
    answer: recoveryCodesSchema,
    failures: [409, 429],
  }),
};

export const sessionRoutes = {
  list: route('GET /admin/sessions', 'own', {
    summary: 'The caller’s sessions, last used first',
    answer: z.array(staffSessionSchema),
  }),
  end: route('DELETE /admin/sessions/:id', 'own', {
    summary: 'End one of the caller’s sessions',
    params: byTextIdSchema,
  }),
  endOthers: route('DELETE /admin/sessions', 'own', {
    summary: 'End all of the caller’s sessions except this one',
  }),
};

export const recordRoutes = {
  list: route('GET /admin/record', 'people', {
    summary: 'The record of actions, newest first, 100 at a time',
    query: recordQuerySchema,
    answer: z.array(recordEntrySchema),
  }),
  noteExport: route('POST /admin/record/exports', 'inbox', {
    summary: 'Record that a list of people was exported to a file',
    body: exportNoteSchema,
  }),
};
