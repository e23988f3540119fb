import { inRepo } from '../../repo.ts';
import { type Child, startNode } from '../processes/child.ts';
import type { Made } from './render-release.ts';
import type { RendererEnv } from './renderer-env.ts';

/** How long a renderer that nobody needs keeps its memory. */
const IDLE_MS = 5 * 60_000;

type Answer = { made: Made } | { failed: string };

export type StandingRenderer = {
  /** Makes a release; rejects with the reason where that fails, also where the renderer dies meanwhile. */
  render: () => Promise<Made>;
  stop: () => Promise<void>;
};

/** Starts the renderer when it is first needed, and gives its memory back when nothing was published for some minutes. */
export function createStandingRenderer(
  env: RendererEnv,
  { idleMs = IDLE_MS, program = inRepo('scripts/src/production/renderer.ts'), onEnded = () => {} } = {},
): StandingRenderer {
  let child: Child | undefined;
  let idle: NodeJS.Timeout | undefined;
  let settle: ((answer: Answer) => void) | undefined;

  const start = () => {
    const started = startNode(program, [], {
      // React's development build renders the same bytes in twice the time.
      env: { ...env, NODE_ENV: 'production' },
      onLine: (line) => console.log(line),
      onMessage: (message) => settle?.(message as Answer),
    });
    void started.exited.then(({ code, signal, lastError }) => {
      if (child === started) child = undefined;
      onEnded();
      settle?.({ failed: `the renderer ended (${signal ?? code}) ${lastError}`.trim() });
    });
    return started;
  };

  /** Forgotten before it has ended: a release that is asked for meanwhile must not be sent there. */
  const stopIdle = () => {
    const stopping = child;
    child = undefined;
    void stopping?.stop();
  };

  return {
    render: async () => {
      clearTimeout(idle);
      child ??= start();
      const answered = new Promise<Answer>((resolve) => {
        settle = resolve;
      });
      child.process.send({});
      const answer = await answered;
      settle = undefined;
      idle = setTimeout(stopIdle, idleMs);
      idle.unref();
      if ('failed' in answer) throw new Error(answer.failed);
      return answer.made;
    },
    stop: async () => {
      clearTimeout(idle);
      await child?.stop();
    },
  };
}
