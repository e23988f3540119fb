// Drives two browsers that Playwright does not: Debian's Firefox (WebDriver BiDi) and WebKitGTK (WebDriver).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../production/processes/ports.ts';
import { eventually } from '../testing/product.ts';
import { debianCommands, importFile, npmPackages } from './install.ts';

/** Each script is the body of a function. Scripts for `click` and `type` return an element. */
export type Browser = {
  open: (url: string) => Promise<void>;
  run: (script: string) => Promise<unknown>;
  click: (script: string) => Promise<void>;
  type: (script: string, text: string) => Promise<void>;
  close: () => Promise<void>;
};

type PuppeteerElement = { click: () => Promise<void>; type: (text: string) => Promise<void> };
type PuppeteerPage = {
  goto: (url: string) => Promise<unknown>;
  evaluate: (script: string) => Promise<unknown>;
  evaluateHandle: (script: string) => Promise<{ asElement: () => PuppeteerElement | null }>;
  setViewport: (size: { width: number; height: number }) => Promise<void>;
};
type PuppeteerBrowser = { newPage: () => Promise<PuppeteerPage>; close: () => Promise<void> };
type Puppeteer = { launch: (options: object) => Promise<PuppeteerBrowser> };

export async function openFirefox(): Promise<Browser> {
  debianCommands({ 'firefox-esr': 'firefox-esr' });
  const modules = npmPackages('puppeteer-core@25.16.0');
  const entry = 'puppeteer-core/lib/puppeteer/puppeteer-core.js';
  const { default: puppeteer }: { default: Puppeteer } = await importFile(modules, entry);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const element = async (script: string) => {
    const found = (await page.evaluateHandle(`(() => { ${script} })()`)).asElement();
    if (!found) throw new Error(`No element: ${script}`);
    return found;
  };
  return {
    open: async (url) => void (await page.goto(url)),
    run: (script) => page.evaluate(`(() => { ${script} })()`),
    click: async (script) => (await element(script)).click(),
    type: async (script, text) => (await element(script)).type(text),
    close: () => browser.close(),
  };
}

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export async function openWebKit(): Promise<Browser> {
  debianCommands({ WebKitWebDriver: 'webkit2gtk-driver', 'xvfb-run': 'xvfb', xauth: 'xauth' });
  const port = await freePort();
  const program = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await eventually(async () => (await fetch(`http://127.0.0.1:${port}/status`)).ok);
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { width: 1280, height: 900 });
  const run = (script: string) => send('POST', `${session}/execute/sync`, { script, args: [] });
  const element = async (script: string) => {
    const found = (await run(script)) as { [ELEMENT]?: string } | null;
    if (!found?.[ELEMENT]) throw new Error(`No element: ${script}`);
    return `${session}/element/${found[ELEMENT]}`;
  };
  return {
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    run,
    click: async (script) => void (await send('POST', `${await element(script)}/click`, {})),
    type: async (script, text) => void (await send('POST', `${await element(script)}/value`, { text })),
    close: async () => {
      await send('DELETE', session);
      const exited = once(program, 'exit');
      // Signal the process group, because xvfb-run does not forward signals to the driver and its display.
      if (program.pid) process.kill(-program.pid, 'SIGTERM');
      await exited;
    },
  };
}
