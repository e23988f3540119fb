// Scripts that belong to one page load after the first paint, so that they do not compete with its text and pictures.
// middleware.ts puts the addresses of these scripts into `template` elements.
import { untilFirstPaint } from '@fuar/shared/until-first-paint';

void untilFirstPaint().then(() => {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('template[data-later-script]')) {
    load(dataset.laterScript ?? '');
  }
});

/** Loads a script and retries while offline. Each retry has a new address, because browsers remember a failed module. */
function load(address: string, attempt = 0): void {
  import(/* @vite-ignore */ attempt ? `${address}?${attempt}` : address).catch(() => {
    // A form cannot be sent without its script, so show a message. lazy-form.ts hides the message when the script has loaded.
    for (const message of document.querySelectorAll<HTMLElement>('[data-unreached]')) message.hidden = false;
    setTimeout(load, Math.min(2000 * (attempt + 1), 30_000), address, attempt + 1);
  });
}
