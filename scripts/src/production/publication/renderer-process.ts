import { repoPath } from '../../repo.ts';
import { type Child, startNode } from '../processes/child.ts';
import type { RendererEnv } from './renderer-env.ts';
import type { Job, JobAnswer, JobName, Jobs } from './renderer-jobs.ts';

/** An idle renderer ends after this time to free its memory. It waits longer while staff work on previews and forms. */
const idleMsAfter = (name: JobName) => (name === 'release' ? 5 : 15) * 60_000;

/** A job may take this long, which is less than the CMS waits for a publication. */
const LIMIT_MS = 14 * 60_000;

export type RendererProcess = ReturnType<typeof createRendererProcess>;

type Settle = (answer: JobAnswer | { failed: string }) => void;
type Running = { child: Child; pending: Map<number, Settle> };

export function createRendererProcess(
  env: RendererEnv,
  { idleMs = idleMsAfter, program = repoPath('scripts/src/production/renderer.ts'), onEnded = () => {} } = {},
) {
  let running: Running | undefined;
  let idle: NodeJS.Timeout | undefined;
  /** A time of `performance.now()`, because corrections of the machine's clock do not change it. */
  let idleAt = 0;
  let lastId = 0;

  const start = (): Running => {
    const pending: Running['pending'] = new Map();
    const child = startNode(program, [], {
      // A small young generation saves 20 MB and takes no more processor time.
      flags: ['--max-semi-space-size=4'],
      // React's development build renders the same bytes in twice the time.
      env: { ...env, NODE_ENV: 'production' },
      onLine: (line) => console.log(line),
      onMessage: (message) => pending.get((message as JobAnswer).id)?.(message as JobAnswer),
    });
    const started = { child, pending };
    void child.exited.then(({ code, signal, lastError }) => {
      if (running === started) running = undefined;
      onEnded();
      const failed = `the renderer ended (${signal ?? code}) ${lastError}`.trim();
      for (const settle of pending.values()) settle({ failed });
    });
    return started;
  };

  /** Clears `running` before the process has ended, so that a new job starts a new process. */
  const stopRunning = () => {
    const stopping = running;
    running = undefined;
    void stopping?.child.stop();
  };

  return {
    /** Runs a job. Rejects with the reason if the job fails or the renderer dies. Stops a renderer that does not answer. */
    run: async <Name extends JobName>(name: Name, input: Jobs[Name]['input']) => {
      clearTimeout(idle);
      running ??= start();
      const { child, pending } = running;
      lastId += 1;
      const id = lastId;
      const answered = new Promise<Parameters<Settle>[0]>((resolve) => pending.set(id, resolve));
      // Ignore a renderer that could not be started or has just died, because its end rejects the job.
      if (child.process.connected) child.process.send({ id, name, input } as Job, () => {});
      const limit = setTimeout(() => {
        console.error(`the renderer did not finish the job ${name} within ${LIMIT_MS / 60_000} minutes`);
        if (running?.pending === pending) stopRunning();
      }, LIMIT_MS);
      const answer = await answered;
      clearTimeout(limit);
      pending.delete(id);
      idleAt = Math.max(idleAt, performance.now() + idleMs(name));
      if (pending.size === 0 && running?.pending === pending) {
        clearTimeout(idle);
        idle = setTimeout(stopRunning, idleAt - performance.now());
        idle.unref();
      }
      if ('failed' in answer) throw new Error(answer.failed);
      return answer.result as Jobs[Name]['result'];
    },
    stop: async () => {
      clearTimeout(idle);
      await running?.child.stop();
    },
  };
}
