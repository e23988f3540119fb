import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { VALIDATION_MESSAGES as vm } from '@fuar/shared/messages/validation';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import type { Account, NextStep, RecordEntry, StaffSession, User } from '@fuar/shared/schemas/people';
import { aUser } from './builders.ts';
import { find, type Handlers, put, without } from './handlers.ts';
import { Refusal } from './refusal.ts';

const PASSWORD = 'dogru-sifre';
export const CODE = '123456';
export const TOKEN = 'davet-jetonu';

export type People = {
  /** The e-mail address of the session; undefined without one. */
  email: string | undefined;
  role: SessionUser['role'];
  needsSecondFactor: boolean;
  /** The response to the right password, if the account has a second factor. */
  nextStep: NextStep | undefined;
  users: User[];
  isSecondFactorRequired: boolean;
  /** The link of an invite, if there is no mail server. */
  inviteUrl: string | undefined;
  account: Account;
  staffSessions: StaffSession[];
  /** Newest first. */
  records: RecordEntry[];
};

export const NOBODY: People = {
  email: undefined,
  role: 'admin',
  needsSecondFactor: false,
  nextStep: undefined,
  users: [],
  isSecondFactorRequired: false,
  inviteUrl: undefined,
  account: {
    id: 1,
    email: 'ayse@ornek.test',
    role: 'admin',
    secondFactor: 'none',
    hasTotp: false,
    passkeys: [],
    recoveryCodesLeft: 0,
    isSecondFactorRequired: false,
  },
  staffSessions: [],
  records: [],
};

const CODES = Array.from({ length: 10 }, (_, index) => `kod${index}-abcde`);

export function createPeopleHandlers(api: People) {
  const sessionUser = (): SessionUser => ({
    email: api.email ?? '',
    role: api.role,
    ...(api.account.name ? { name: api.account.name } : {}),
    ...(api.needsSecondFactor ? { needsSecondFactor: true } : {}),
  });
  const checkPassword = (password: string) => {
    if (password !== PASSWORD) throw invalid('password', vm.wrongPassword);
  };
  /** Updates the account. The first factor creates recovery codes; removing the last factor deletes them. */
  const changeFactors = (changes: Partial<Account>) => {
    const account = { ...api.account, ...changes };
    const secondFactor = account.passkeys.length > 0 ? 'passkey' : account.hasTotp ? 'totp' : 'none';
    const recoveryCodes = api.account.secondFactor === 'none' ? CODES : [];
    const recoveryCodesLeft = secondFactor === 'none' ? 0 : api.account.recoveryCodesLeft || CODES.length;
    api.account = { ...account, secondFactor, recoveryCodesLeft };
    if (secondFactor !== 'none') api.needsSecondFactor = false;
    return { recoveryCodes };
  };

  return {
    'GET /auth/verify': sessionUser,
    'GET /auth/session': () => (api.email ? sessionUser() : {}),
    'POST /auth/login': ({ input }) => {
      if (input.password !== PASSWORD) throw new Refusal(401, { message: m.wrongCredentials });
      if (api.nextStep) return api.nextStep;
      api.email = input.username;
      return sessionUser();
    },
    'POST /auth/second-factor': ({ input }) => {
      const isRight = input.ticket === api.nextStep?.ticket && (input.code === CODE || input.credential);
      if (!isRight) throw new Refusal(401, { message: m.wrongCode });
      api.email = 'ayse@ornek.test';
      return sessionUser();
    },
    'POST /auth/forgot': () => undefined,
    'POST /auth/invite/check': ({ input }) => {
      if (input.token !== TOKEN) throw new Refusal(404, { message: m.inviteEnded });
    },
    'POST /auth/invite': ({ input }) => {
      if (input.token !== TOKEN) throw new Refusal(404, { message: m.inviteEnded });
      if (input.password === '123456789012') throw invalid('password', vm.passwordTooCommon);
      if (api.nextStep) return api.nextStep;
      api.email = 'yeni@ornek.test';
      return sessionUser();
    },
    'POST /auth/logout': () => {
      api.email = undefined;
    },
    'POST /admin/password': () => undefined,

    'GET /admin/users': () => api.users,
    'POST /admin/users': ({ input }) => {
      if (api.users.some(({ email }) => email === input.email)) throw invalid('email', vm.emailTaken);
      const { name, ...fields } = input;
      const user = aUser({ ...fields, ...(name ? { name } : {}), isInvited: true });
      api.users = [...api.users, user];
      return user;
    },
    'PATCH /admin/users/:id': ({ id, input }) => {
      const given = Object.entries(input).filter(([, value]) => value !== undefined);
      const changed: User = { ...find(api.users, id), ...Object.fromEntries(given) };
      api.users = put(api.users, changed);
      return changed;
    },
    'DELETE /admin/users/:id': ({ id }) => {
      api.users = without(api.users, find(api.users, id).id);
    },
    'POST /admin/users/:id/invite': () => (api.inviteUrl ? { inviteUrl: api.inviteUrl } : {}),
    'GET /admin/security': () => ({ isSecondFactorRequired: api.isSecondFactorRequired }),
    'PUT /admin/security': ({ input }) => {
      api.isSecondFactorRequired = input.isSecondFactorRequired;
      api.needsSecondFactor = input.isSecondFactorRequired && api.account.secondFactor === 'none';
      return input;
    },

    'GET /admin/account': () => api.account,
    'PATCH /admin/account': ({ input: { name } }) => {
      api.account = { ...api.account, ...(name ? { name } : {}) };
      return api.account;
    },
    'POST /admin/account/totp': () => ({ uri: 'otpauth://totp/x?secret=ABCDEFGH', secret: 'ABCDEFGH' }),
    'POST /admin/account/totp/confirm': ({ input }) => {
      if (input.code !== CODE) throw invalid('code', vm.wrongCode);
      return changeFactors({ hasTotp: true });
    },
    'DELETE /admin/account/totp': ({ input }) => {
      checkPassword(input.password);
      changeFactors({ hasTotp: false });
    },
    'POST /admin/account/passkeys/options': () => ({ options: { challenge: 'YWJj' } }),
    'POST /admin/account/passkeys': ({ input }) => {
      const passkey = {
        id: `anahtar-${input.name}`,
        name: input.name,
        createdAt: '2026-05-04T09:30:00.000Z',
      };
      return changeFactors({ passkeys: [...api.account.passkeys, passkey] });
    },
    'DELETE /admin/account/passkeys/:id': ({ pageKey, input }) => {
      checkPassword(input.password);
      changeFactors({ passkeys: api.account.passkeys.filter(({ id }) => id !== pageKey) });
    },
    'POST /admin/account/recovery-codes': ({ input }) => {
      checkPassword(input.password);
      return { recoveryCodes: CODES };
    },

    'GET /admin/sessions': () => api.staffSessions,
    'DELETE /admin/sessions/:id': ({ pageKey }) => {
      api.staffSessions = api.staffSessions.filter(({ id }) => id !== pageKey);
    },
    'DELETE /admin/sessions': () => {
      api.staffSessions = api.staffSessions.filter(({ isCurrent }) => isCurrent);
    },

    'GET /admin/record': ({ input: { before, user, kind } }) =>
      api.records
        .filter((entry) => before === undefined || entry.id < before)
        .filter((entry) => (!user || entry.by === user) && (!kind || entry.kind === kind))
        .slice(0, 100),
    'POST /admin/record/exports': () => undefined,
  } satisfies Handlers;
}

const invalid = (field: string, message: string) =>
  new Refusal(400, { message: m.invalidInput, errors: { [field]: message } });
