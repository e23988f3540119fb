import type { Page } from '@playwright/test';

/** Types each step, or presses it if it is a key such as '{Enter}'. */
export async function write(page: Page, ...steps: string[]): Promise<void> {
  for (const step of steps) {
    const key = /^\{(.+)\}$/.exec(step)?.[1];
    await (key ? page.keyboard.press(key) : page.keyboard.type(step));
  }
}
