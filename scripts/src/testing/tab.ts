// Drives one tab of a full Chromium through its DevTools protocol, to test prerendered pages and the back-forward cache.
// Playwright with the headless shell, which other tests use, offers neither.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { eventually, temporaryFolder } from './product.ts';

type Send = (method: string, params?: object, session?: string) => Promise<unknown>;
type Event = { method: string; session: string | undefined; params: unknown };
type Page = { session: string; isAhead: boolean };

export type Tab = Awaited<ReturnType<typeof openTab>>;

const TAP_MS = 80;
const FRAME_MS = 16;
/**
 * A finger touches the window at `y` and moves up by at most `way`, in steps of `step`. It swipes until the element is `above`
 * px above `y`. Three quarters of the links that people tap are up to 0.3 of the window's height above `y` (a comment in
 * Chromium's `anchor_element_interaction_tracker.cc`).
 */
const SWIPE = { y: 600, way: 400, step: 20, above: 110 };
/** The momentum of a swipe ends within this time. */
const REST_AFTER_SWIPE_MS = 300;
/**
 * Chrome for Android has these features by default. It then prerenders the page of a link that stays in view after the visitor
 * has scrolled, because a finger cannot rest on a link. Chromium for desktops has them too, but switched off.
 */
export const LIKE_ANDROID = [
  'NavigationPredictor:random_anchor_sampling_period/1',
  'NavigationPredictorNewViewportFeatures',
  'PreloadingModerateViewportHeuristics:enact_candidates/true',
];
const messageSchema = z.object({
  id: z.number().optional(),
  method: z.string().default(''),
  sessionId: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});
const attachedSchema = z.object({
  sessionId: z.string(),
  targetInfo: z.object({ type: z.string(), subtype: z.string().optional() }),
});
const sessionSchema = z.object({ sessionId: z.string() });
const requestSchema = z.object({ request: z.object({ url: z.string(), method: z.string() }) });
const evaluatedSchema = z.object({ result: z.object({ value: z.unknown().optional() }) });
const targetsSchema = z.object({ targetInfos: z.array(z.object({ targetId: z.string() })) });

export async function openTab(executablePath: string, width: number, features: string[] = []) {
  const browser = spawn(
    executablePath,
    [
      ...['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${temporaryFolder()}`],
      ...['--no-first-run', '--disable-gpu', '--disable-background-networking'],
      `--window-size=${width},823`,
      `--enable-features=${features.join()}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = once(browser, 'exit');
  const pages: Page[] = [];
  /** Requests that pages sent while they were prerendered, such as `GET /fuarlar`. */
  const requestsAhead: string[] = [];
  let rate = 1;
  let rest = { x: 0, y: 0 };

  const handle = ({ method, session, params }: Event) => {
    if (method === 'Target.attachedToTarget') {
      const { sessionId, targetInfo } = attachedSchema.parse(params);
      if (targetInfo.type !== 'page') return;
      pages.push({ session: sessionId, isAhead: targetInfo.subtype === 'prerender' });
      const prepare = [
        send('Network.enable', {}, sessionId),
        send('Emulation.setCPUThrottlingRate', { rate }, sessionId),
      ];
      // Ignore failures, because the page may close before it answers.
      void Promise.allSettled(prepare);
    }
    if (method === 'Target.detachedFromTarget') {
      const { sessionId } = sessionSchema.parse(params);
      const gone = pages.findIndex((page) => page.session === sessionId);
      const [page] = gone < 0 ? [] : pages.splice(gone, 1);
      // If the shown page has closed, the visitor has opened the prerendered page.
      const next = pages.find((other) => other.isAhead);
      if (page && !page.isAhead && next) next.isAhead = false;
    }
    if (method === 'Network.requestWillBeSent' && pages.find((page) => page.session === session)?.isAhead) {
      const { request } = requestSchema.parse(params);
      requestsAhead.push(`${request.method} ${new URL(request.url).pathname}`);
    }
  };
  const { send, disconnect } = await connect(await readAddress(browser.stderr), handle);

  const filter = [{ type: 'tab' }];
  const [tab] = targetsSchema.parse(await send('Target.getTargets', { filter })).targetInfos;
  const attached = await send('Target.attachToTarget', { targetId: tab?.targetId, flatten: true });
  const { sessionId } = sessionSchema.parse(attached);
  const auto = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{}] };
  await send('Target.setAutoAttach', auto, sessionId);
  const shown = () => eventually(async () => pages.find(({ isAhead }) => !isAhead), 10);

  const evaluateIn = async <T>({ session }: Page, expression: string) => {
    const params = { expression, awaitPromise: true, returnByValue: true };
    return evaluatedSchema.parse(await send('Runtime.evaluate', params, session)).result.value as T;
  };
  const evaluate = async <T>(expression: string) => evaluateIn<T>(await shown(), expression);
  const move = async (type: string, more = {}) =>
    send('Input.dispatchMouseEvent', { type, ...rest, ...more }, (await shown()).session);
  const button = { button: 'left', clickCount: 1 };
  const finger = async (type: string, at?: { x: number; y: number }) =>
    send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] }, (await shown()).session);
  const press = async (key: object, typed = {}) => {
    const { session } = await shown();
    await send('Input.dispatchKeyEvent', { type: 'keyDown', ...typed, ...key }, session);
    await send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }, session);
  };
  const middleOf = (selector: string, before = '') =>
    evaluate<{ x: number; y: number }>(`(() => {
      const element = [...document.querySelectorAll('${selector}')].find((one) => one.checkVisibility());
      ${before}
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
  const close = async () => {
    disconnect();
    browser.kill();
    await exited;
  };

  return {
    open: async (url: string) => {
      await send('Page.navigate', { url }, (await shown()).session);
      await eventually(() =>
        evaluate<boolean>(`location.href === '${url}' && document.readyState === 'complete'`),
      );
    },
    evaluate,
    /** Evaluates an expression in the prerendered page. Undefined while there is no prerendered page. */
    evaluateAhead: async <T>(expression: string) => {
      const page = pages.find(({ isAhead }) => isAhead);
      return page && evaluateIn<T>(page, expression);
    },
    hover: async (selector: string) => {
      rest = await middleOf(selector, `element.scrollIntoView({ block: 'center', behavior: 'instant' });`);
      await move('mouseMoved');
    },
    /** Presses the mouse button for as long as a tap takes. Resolves with the time when the button is released. */
    tap: async () => {
      await move('mousePressed', button);
      await sleep(TAP_MS);
      const releasedAt = Date.now();
      await move('mouseReleased', button);
      return releasedAt;
    },
    /** Scrolls with a finger until the first visible element of the selector is a little above the place of the finger. */
    swipeTo: async (selector: string) => {
      const end = SWIPE.y - SWIPE.above;
      let { x, y } = await middleOf(selector);
      for (let before = Infinity; y > end + SWIPE.step && y < before; ) {
        before = y;
        const way = Math.min(SWIPE.way, y - end);
        await finger('touchStart', { x, y: SWIPE.y });
        for (let moved = 0; moved <= way; moved += SWIPE.step) {
          await finger('touchMove', { x, y: SWIPE.y - moved });
          await sleep(FRAME_MS);
        }
        await finger('touchEnd');
        await sleep(REST_AFTER_SWIPE_MS);
        ({ x, y } = await middleOf(selector));
      }
      rest = { x, y };
    },
    /** Taps the element of the last `swipeTo` with a finger. Resolves with the time when the finger leaves the screen. */
    touch: async () => {
      await finger('touchStart', rest);
      await sleep(TAP_MS);
      const releasedAt = Date.now();
      // Ignore failures, because a prerendered page may replace this page before this page answers.
      await Promise.allSettled([finger('touchEnd')]);
      return releasedAt;
    },
    type: (character: string) =>
      press({ key: character, code: `Key${character.toUpperCase()}` }, { text: character }),
    erase: () => press({ key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 }),
    requestsAhead,
    slowDown: async (to: number) => {
      rate = to;
      await send('Emulation.setCPUThrottlingRate', { rate }, (await shown()).session);
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('the browser ended');
}

async function connect(
  address: string,
  handle: (event: Event) => void,
): Promise<{ send: Send; disconnect: () => void }> {
  const socket = new WebSocket(address);
  const answers = new Map<number, PromiseWithResolvers<unknown> & { session: string | undefined }>();
  let last = 0;
  const abandon = (session: string) => {
    for (const answer of answers.values())
      if (answer.session === session) answer.reject(new Error('the page is gone'));
  };
  socket.addEventListener('message', ({ data }) => {
    const { id, method, sessionId, params, result, error } = messageSchema.parse(JSON.parse(String(data)));
    if (id === undefined) {
      // The browser does not answer calls to a closed page, so reject them.
      if (method === 'Target.detachedFromTarget') abandon(sessionSchema.parse(params).sessionId);
      return handle({ method, session: sessionId, params });
    }
    if (error) answers.get(id)?.reject(new Error(error.message));
    else answers.get(id)?.resolve(result);
  });
  await once(socket, 'open');
  const send: Send = (method, params = {}, sessionId = undefined) => {
    last += 1;
    const answer = { ...Promise.withResolvers<unknown>(), session: sessionId };
    answers.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    return answer.promise;
  };
  return { send, disconnect: () => socket.close() };
}
