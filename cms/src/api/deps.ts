import type { Payload, SanitizedConfig } from 'payload';
import { checkingCaller } from '../access/current-caller.ts';
import { createWarmUp } from '../editing/ask-publisher.ts';
import { createOutbox, type Outbox } from '../mail/outbox.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { createToLexical, type ToLexical } from '../rich-text/to-lexical.ts';
import type { Env } from '../start/env.ts';
import { createWithLock, type WithLock } from '../waiting/with-lock.ts';
import { prepareLimits } from './middleware/rate-limit.ts';
import { type CheckPassword, createCheckPassword } from './sign-in.ts';

export type Deps = {
  env: Env;
  payload: Payload;
  withLock: WithLock;
  checkPassword: CheckPassword;
  outbox: Outbox;
  toLexical: ToLexical;
  /** Call it when staff are at work. It starts the renderer, so that the next save need not wait for the start. */
  warmUp: () => void;
  /** Undefined without METRICS_TOKEN. */
  metrics: Metrics | undefined;
};

export async function createDeps(env: Env, payload: Payload, config: SanitizedConfig): Promise<Deps> {
  await prepareLimits(payload);
  const withLock = createWithLock(payload);
  return {
    env,
    payload,
    withLock: checkingCaller(withLock),
    checkPassword: createCheckPassword(payload, withLock, env.SIGNIN_LIMIT),
    outbox: createOutbox(payload, env),
    toLexical: await createToLexical(config),
    warmUp: createWarmUp(env),
    metrics: env.METRICS_TOKEN ? createMetrics(payload) : undefined,
  };
}
