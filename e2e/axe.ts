import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { otherFindings } from '../scripts/src/judges/engines.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** All colour rules that have a tag of `RULES`. In the dark theme axe checks only these rules. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Time-out of a test that examines every page. With three accessibility engines, a page takes about three seconds. */
export const LONG_WALK_MS = 900_000;

type Theme = 'light' | 'dark';

export async function findingsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  const note = (theme: Theme, rules: string[]) => found.push(...rules.map((rule) => `${theme} ${rule}`));
  await show(page, 'light');
  note('light', findings(await axe(page).withTags(RULES).analyze()));
  note('light', await otherFindings(page, 'light'));
  await show(page, 'dark');
  note('dark', findings(await axe(page).withRules(COLOUR_RULES).analyze()));
  note('dark', await otherFindings(page, 'dark'));
  return found;
}

/** Uses legacy mode, because without it axe opens a second page. axe needs that page only for frames of other origins. */
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

function findings({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Switches the theme and waits for the transitions, because a colour in transition has a wrong contrast. */
async function show(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(async (isDark) => {
    document.documentElement.classList.toggle('dark', isDark);
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  }, theme === 'dark');
}
