import { z } from 'zod';
import { FAIR_NOTICES, FAIR_FACT_LIMITS as limits } from '../content/fair-facts.ts';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { cleanText } from '../text/clean-text.ts';
import { excerpt } from '../text/excerpt.ts';
import { searchKey } from '../text/search-key.ts';
import { idSchema, optionalText, webAddress } from './fields.ts';
import { parseArea } from './participant-submission-input.ts';

/** A PDF that visitors can download. `url` is `/media/<hash>….pdf`. */
export const fairDocumentSchema = z
  .object({ id: idSchema, title: z.string(), url: z.string(), bytes: z.int().positive() })
  .meta({ id: 'FairDocument' });

export const fairFacts = {
  notice: z.enum(FAIR_NOTICES, { error: m.unknownNotice }).optional(),
  noticeText: z.string().optional(),
  /** The date text before a postponement, such as `15-17 Ekim 2025`. */
  previousDate: z.string().optional(),
  openingHours: z.string().optional(),
  hall: z.string().optional(),
  /** In m². */
  hallArea: z.number().optional(),
  edition: z.int().optional(),
  /** The name that editions of one fair share. */
  series: z.string().optional(),
  productGroups: z.array(z.string()).optional(),
  visitorsLast: z.int().optional(),
  exhibitorsLast: z.int().optional(),
  supportNote: z.string().optional(),
  /** True if the fair is in the calendar of TOBB. Its promotion must then show `SUPERVISION_SENTENCE`. */
  isSupervised: z.boolean().optional(),
  invitationUrl: z.string().optional(),
};

type Digits = { digits: RegExp; message: string; min: number; max: number; isWhole: boolean };

/** A number, or a number that a person typed as a string. An empty string clears the field. */
function optionalNumber({ digits, message, min, max, isWhole }: Digits) {
  const number = z.number({ error: message }).min(min, { error: message }).max(max, { error: message });
  return z
    .union(
      [
        isWhole ? number.int({ error: message }) : number,
        z
          .string({ error: message })
          .trim()
          .regex(digits, { error: message })
          .transform((text, context): number | '' => {
            if (text === '') return '';
            const value = isWhole ? Number(text.replaceAll('.', '')) : (parseArea(text) ?? Number.NaN);
            if (value >= min && value <= max) return value;
            context.issues.push({ code: 'custom', message, input: text });
            return z.NEVER;
          }),
      ],
      { error: message },
    )
    .optional();
}

/** `12500` or `12.500`. Avoids `\d`, because clients read this pattern in `/api/openapi.json`, and languages differ on `\d`. */
const WHOLE = /^$|^([0-9]{1,8}|[1-9][0-9]{0,2}(\.[0-9]{3}){1,2})$/;
/** `36`, `36,5`, `1.250` or `36 m²`, as in a request for a stand. */
const AREA =
  /^$|^([0-9]{1,6}([.,][0-9]{1,4})?|[1-9][0-9]{0,2}\.[0-9]{3}(,[0-9]{1,4})?|1000000|1\.000\.000)[ \u00a0]*([mM][²2])?$/;

/** `12` or, as an ordinal, `12.` */
const ORDINAL = /^$|^[0-9]{1,8}\.?$/;

function wholeNumber(min: number, max: number, digits = WHOLE) {
  return optionalNumber({ digits, message: m.wholeNumberBetween(min, max), min, max, isWhole: true });
}

/** A form sends `true`, `false`, or an empty string to clear the field. */
const flag = z
  .union([z.boolean(), z.enum(['true', 'false', ''])], { error: m.invalid })
  .transform((value) => value === true || value === 'true')
  .optional();

const GROUP = `[^\\n]{0,${limits.productGroupLength}}`;
const GROUP_LINES = new RegExp(`^${GROUP}(\\n${GROUP}){0,${limits.productGroups - 1}}$`);

const SHOWN_LENGTH = 40;

/** Names the first group that is too long, because the list may be long and the field shows only some of its lines. */
const refused = {
  error: ({ input }: { input?: unknown }) => {
    const groups = [input].flat().flatMap((text) => cleanText(String(text)).split('\n'));
    const tooLong = groups.find(({ length }) => length > limits.productGroupLength);
    if (!tooLong) return m.productGroups(limits.productGroups, limits.productGroupLength);
    return m.productGroupTooLong(excerpt(tooLong, SHOWN_LENGTH), limits.productGroupLength);
  },
};

/** A list of groups, or one string with a group per line. Empty and repeated groups are dropped. */
const productGroups = z
  .union(
    [
      z.string(refused).overwrite(cleanText).regex(GROUP_LINES, refused),
      z.array(z.string(refused).max(limits.productGroupLength, refused)).max(limits.productGroups, refused),
    ],
    refused,
  )
  .transform((given) => readProductGroups(given))
  .optional();

/** `'Tohum\n\nSera\nSERA'` → `['Tohum', 'Sera']` */
export function readProductGroups(given: string | readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const line of [given].flat().flatMap((text) => cleanText(text).split('\n'))) {
    const group = line.trim();
    const key = searchKey(group);
    if (key !== '' && !byKey.has(key)) byKey.set(key, group);
  }
  return [...byKey.values()];
}

/** The facts in a save call. An absent fact keeps its value; an empty fact is cleared. */
export const fairFactInputs = {
  notice: z.enum([...FAIR_NOTICES, ''], { error: m.unknownNotice }).optional(),
  noticeText: optionalText(500),
  previousDate: optionalText(100),
  openingHours: optionalText(300),
  hall: optionalText(100),
  hallArea: optionalNumber({
    digits: AREA,
    message: m.areaBetween(1, limits.hallArea),
    min: 1,
    max: limits.hallArea,
    isWhole: false,
  }),
  edition: wholeNumber(1, limits.edition, ORDINAL),
  series: optionalText(100),
  productGroups,
  visitorsLast: wholeNumber(0, limits.count),
  exhibitorsLast: wholeNumber(0, limits.count),
  supportNote: optionalText(1000),
  isSupervised: flag,
  invitationUrl: webAddress,
};

export type FairFact = keyof typeof fairFacts;
export type FairDocument = z.infer<typeof fairDocumentSchema>;
