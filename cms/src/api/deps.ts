import type { Payload } from 'payload';
import type { Env } from '../env.ts';
import type { ToLexical } from '../rich-text/to-lexical.ts';
import type { SignIn } from './sign-in.ts';

/** What the handlers of `/api` work with. */
export type Deps = {
  env: Env;
  payload: Payload;
  signIn: SignIn;
  toLexical: ToLexical;
};
