import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The only rules of these sets that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

type Theme = 'light' | 'dark';

/** Each broken rule in the light theme, and each broken colour rule in the dark one, with its elements. */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  await show(page, 'light');
  const found = await findings(await axe(page).withTags(RULES).analyze(), 'light');
  await show(page, 'dark');
  return [...found, ...findings(await axe(page).withRules(COLOUR_RULES).analyze(), 'dark')];
}

/** Legacy mode does without the second page that axe needs only for frames of other origins. */
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

function findings({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>, theme: Theme): string[] {
  return violations.map(
    ({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Switches the theme and waits for the transitions, because a colour halfway has the contrast of neither. */
async function show(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(async (isDark) => {
    document.documentElement.classList.toggle('dark', isDark);
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  }, theme === 'dark');
}
