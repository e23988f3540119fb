import { hasValidDate } from '@fuar/shared/content/fair-notice';
import { toDateParts } from '@fuar/shared/dates/format-date';
import { FAIR_FACTS_MESSAGES as m } from '@fuar/shared/messages/public/fair-facts';
import brand from '@fuar/shared/organiser/brand.css?raw';
import { ORGANISER } from '@fuar/shared/organiser/facts';
import { MARK } from '@fuar/shared/organiser/mark';
import { drawHallPlan } from '../lib/hall-plan.ts';
import type { SharedFair } from '../lib/site-content.ts';
import { breakLines, setLine } from './set-text.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 72;
const TEXT_WIDTH = 690;
const TITLE_SIZES = [76, 64, 54, 46, 40];
const TITLE_LINES = 3;
const DATE_SIZES = [56, 46, 40];
const DATE_LINES = 2;

const COLOURS = readColours();
const colour = (name: string) => COLOURS.get(name) ?? 'none';

export function drawSharePicture(fair: SharedFair): string {
  const { name, city } = ORGANISER.venue;
  const ink = colour('ink-on-river');
  const soft = colour('ink-soft-on-river');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<path fill="${colour('surface-river')}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    drawPlan(fair.id),
    fair.notice ? drawNotice(m.notices[fair.notice].badge) : drawOrganiser(),
    place(LEFT, 128, ink, drawTitle(fair.title)),
    drawDate(fair, hasValidDate(fair) ? ink : soft),
    place(LEFT, 578, soft, fit(`${name}, ${city}`, 30)),
    '</svg>',
  ].join('');
}

function drawTitle(title: string): string {
  const { lines, size } = toLines(title, TITLE_SIZES, TITLE_LINES);
  return drawLines(lines, size, 0.78 * size);
}

/** Breaks text into at most `maxLines` lines, in the first of `sizes` that fits. If none fits, cuts the text in the last size. */
function toLines(text: string, sizes: number[], maxLines: number): { lines: string[]; size: number } {
  const broken = sizes.map((size) => ({ size, lines: breakLines(text, 'title', size, TEXT_WIDTH) }));
  const fitting = broken.find(
    ({ size, lines }) =>
      lines.length <= maxLines && lines.every((line) => setLine(line, 'title', size).width <= TEXT_WIDTH),
  );
  const { size, lines } = fitting ?? broken.at(-1) ?? { size: 0, lines: [] };
  const shown = lines.slice(0, maxLines);
  if (lines.length > maxLines) shown[maxLines - 1] += '…';
  return { lines: shown, size };
}

function drawLines(lines: string[], size: number, baseline: number): string {
  return lines
    .map(
      (line, index) => `<g transform="translate(0 ${baseline + index * 1.02 * size})">${fit(line, size)}</g>`,
    )
    .join('');
}

/** Draws the days in large type next to month and year. A date that cannot be parsed is drawn as written. */
function drawDate({ date, startDate, endDate }: SharedFair, ink: string): string {
  if (!startDate || !endDate) {
    const { lines, size } = toLines(date, DATE_SIZES, DATE_LINES);
    return place(LEFT, 516, ink, drawLines(lines, size, (1 - lines.length) * 1.02 * size));
  }
  const { days, months, year } = toDateParts(startDate, endDate);
  const large = setLine(days, 'date', 200);
  const from = LEFT + large.width + 28;
  return [
    place(LEFT - 6, 516, ink, large.svg),
    place(from, 458, ink, fit(months.toLocaleUpperCase('tr'), 52, 780 - from)),
    place(from, 514, ink, fit(year, 52)),
  ].join('');
}

function drawNotice(text: string): string {
  const line = setLine(text.toLocaleUpperCase('tr'), 'title', 40);
  return [
    `<path fill="${colour('surface')}" d="M${LEFT} 36h${Math.ceil(line.width) + 40}v60h-${Math.ceil(line.width) + 40}z"/>`,
    place(LEFT + 20, 80, colour('accent-strong'), line.svg),
  ].join('');
}

function drawOrganiser(): string {
  return [
    `<g transform="translate(${LEFT} 52) scale(1.4)">`,
    `<path fill="${colour('ink-on-river')}" d="${MARK.ground}"/>`,
    `<path fill="${colour('copper-on-river')}" d="${MARK.accent}"/></g>`,
    place(LEFT + 62, 85, colour('ink-on-river'), fit(ORGANISER.product, 32)),
  ].join('');
}

function drawPlan(seed: number): string {
  const fills = {
    first: colour('module-on-river'),
    second: colour('module-on-river-soft'),
    third: colour('module-copper'),
    fourth: colour('module-saffron'),
    empty: 'none',
  };
  const stands = drawHallPlan({ seed, columns: 2, rows: 3, aisle: 0.5 }).map(({ outline, colour: name }) => {
    const paint =
      name === 'empty'
        ? `fill="none" stroke="${colour('module-line-on-river')}" stroke-width="0.025"`
        : `fill="${fills[name]}"`;
    return `<path d="${outline}" ${paint}/>`;
  });
  return `<g transform="translate(820 0) scale(90)">${stands.join('')}</g>`;
}

function fit(text: string, size: number, width = TEXT_WIDTH): string {
  const line = setLine(text, 'title', size);
  return line.width <= width ? line.svg : setLine(text, 'title', (size * width) / line.width).svg;
}

function place(x: number, y: number, fill: string, svg: string): string {
  return `<g transform="translate(${x} ${y})" fill="${fill}">${svg}</g>`;
}

/** The colours of the light theme: 'surface-river' → '#0d2f44' */
function readColours(): Map<string, string> {
  const [light = ''] = brand.split(':root.dark');
  return new Map(
    [...light.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
