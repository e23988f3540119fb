// Walks a visitor's and an editor's path through the product, in browsers that the other tests do not use.
import { createClient } from '@fuar/shared/api/client';
import { ADMIN, type Product, within } from '../testing/product.ts';
import { type Browser, openFirefox, openWebKit } from './browser-drivers.ts';
import type { Verdict } from './judge.ts';

const STEP_MS = 30_000;

/** `button` finds a button, link or tab by the start of its name, and `field` an input by the start of its label. */
const FINDERS = `
  const starts = (element, name) =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().startsWith(name) && element.checkVisibility();
  const dialog = () => [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1);
  const root = () => dialog() ?? document;
  const buttons = (name) =>
    [...root().querySelectorAll('button, a, [role=tab]')].filter((one) => starts(one, name));
  const button = (name) => buttons(name)[0];
  const field = (name) => [...root().querySelectorAll('label')].find((one) => starts(one, name))?.control;
  const says = (text) => root().innerText?.includes(text) ?? document.body.innerText.includes(text);
`;

export async function judgeFirefox(product: Product): Promise<Verdict> {
  return walk(await openFirefox(), product, 'Firefox');
}

export async function judgeWebKit(product: Product): Promise<Verdict> {
  return walk(await openWebKit(), product, 'WebKit');
}

async function walk(browser: Browser, { url }: Product, name: string): Promise<Verdict> {
  const { open, run } = browser;
  const ask = (expression: string) => run(`${FINDERS} return ${expression};`);
  const until = (expression: string) => within(STEP_MS, expression, () => ask(`Boolean(${expression})`));
  const click = async (element: string) => {
    await until(element);
    // Scroll instantly, because WebKit does not wait for the end of a smooth scroll.
    await ask(`${element}.scrollIntoView({ behavior: 'instant', block: 'center' })`);
    await browser.click(`${FINDERS} return ${element};`).catch((cause) => {
      throw new Error(`${element} cannot be clicked: ${cause.message}`, { cause });
    });
  };
  const type = async (element: string, text: string) => {
    await until(element);
    await browser.type(`${FINDERS} return ${element};`, text);
  };
  const steps: Record<string, () => Promise<unknown>> = {
    'the slider moves': async () => {
      await open(`${url}/`);
      await until("document.querySelector('h1')");
      await click('document.querySelector(\'[data-control="pause"]\')');
      const shown =
        "[...document.querySelectorAll('[data-caption]')].findIndex((one) => 'shown' in one.dataset)";
      const before = await ask(shown);
      await click('document.querySelector(\'[data-control="next"]\')');
      await until(`${shown} !== ${before}`);
    },
    'the lightbox opens': async () => {
      await open(`${url}/galeri`);
      await click("document.querySelector('article button')");
      await until('dialog() && /1 \\/ \\d+/.test(dialog().innerText)');
    },
    'a request is received': async () => {
      await open(`${url}/katilimci-ol`);
      await type("field('Firma Adı')", 'Dicle Makina');
      await click("button('İleri')");
      await type("field('Yetkili Adı Soyadı')", 'Ali Şık');
      await type("document.querySelector('main').querySelector('[type=email]')", 'ali@ornek.example');
      await type("field('Cep Telefonu')", '05321112233');
      await click("button('İleri')");
      await until("field('Fuar')");
      await type("field('Fuar')", (await ask("field('Fuar').options[1].text")) as string);
      await type("field('Talep Edilen Alan')", '36');
      await click("document.querySelector('main [type=checkbox]')");
      await click("button('Talebi Gönder')");
      await until("says('Talep numaranız')");
    },
    'staff sign in': async () => {
      await open(`${url}/signin`);
      await type("field('E-posta')", ADMIN.email);
      await type("field('Şifre')", ADMIN.password);
      await click("button('Giriş Yap')");
      await until("location.pathname === '/admin'");
    },
    'formatted text reaches the site': async () => {
      await open(`${url}/admin/fairs`);
      // Each browser edits a fair of its own. In text that the other browser made bold, the button would remove the bold format.
      await click(`buttons('Düzenle: ')[${name === 'Firefox' ? 0 : 1}]`);
      await until("field('Başlık')?.value");
      const title = String(await ask("field('Başlık').value"));
      const fair = (await createClient({ origin: url }).fairs.list()).find((one) => one.title === title);
      const editor = "root().querySelector('[contenteditable=true]')";
      // Type first, because Lexical resets the format of an empty selection if the browser reports the selection late.
      await type(editor, 'xx');
      await until(`${editor}.innerText.includes('xx')`);
      await click("button('Kalın')");
      await until("button('Kalın').ariaPressed === 'true'");
      await type(editor, `${name} çalışıyor`);
      await click("button('Kaydet')");
      await until('!dialog()');
      await within(STEP_MS, 'published text', async () => {
        await open(`${url}/fuarlar/${fair?.id}`);
        return ask(
          `[...document.querySelectorAll('main strong')].some((one) => one.textContent.includes('${name} çalışıyor'))`,
        );
      });
    },
  };
  const findings: string[] = [];
  try {
    for (const [step, take] of Object.entries(steps)) {
      try {
        await take();
      } catch (error) {
        findings.push(`${step}: ${error instanceof Error ? error.message : error}`);
      }
    }
  } finally {
    await browser.close();
  }
  return { says: `${Object.keys(steps).length} steps in ${name}`, findings };
}
