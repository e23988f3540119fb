import { keysOf } from '@fuar/shared/content/record';
import { FAIR_FACT_MESSAGES } from '@fuar/shared/messages/admin/fair-facts';
import { FAIR_GROUP_MESSAGES } from '@fuar/shared/messages/admin/fair-groups';
import { type FairFact, fairFactInputs } from '@fuar/shared/schemas/fair-facts';
import { cleanText } from '@fuar/shared/text/clean-text';
import { formatNumber } from '@fuar/shared/text/format-number';
import { z } from 'zod';

/**
 * A fair's facts as strings, because forms, drafts and versions hold only strings. A number has thousands separators
 * (`12.500`), each product group is on its own line, and a boolean is `true` or an empty string.
 */
export type FactTexts = Record<FairFact, string>;

export const FACTS = keysOf(fairFactInputs);

export function forEachFact<T>(make: (name: FairFact) => T): Record<FairFact, T> {
  return Object.fromEntries(FACTS.map((name) => [name, make(name)])) as Record<FairFact, T>;
}

/** The groups of the form. A fact that is not named here is in the group 'facts'. */
const FACT_GROUPS = {
  notice: ['notice', 'noticeText', 'previousDate'],
  facts: [],
  figures: ['visitorsLast', 'exhibitorsLast'],
  support: ['supportNote', 'isSupervised', 'invitationUrl'],
} as const satisfies Record<string, readonly FairFact[]>;

export type FactGroup = keyof typeof FACT_GROUPS;
export const FACT_GROUP_NAMES = keysOf(FACT_GROUPS);

export function groupOf(fact: FairFact): FactGroup {
  return (
    FACT_GROUP_NAMES.find((name) => (FACT_GROUPS[name] as readonly FairFact[]).includes(fact)) ?? 'facts'
  );
}

export function isFact(name: string): name is FairFact {
  return name in fairFactInputs;
}

type Facts = { [Name in FairFact]?: unknown } | undefined;

/** Converts the facts of a record to strings. Equal facts such as `12500` and `12.500` become the same string. */
export function toFactTexts(record: Facts): FactTexts {
  return forEachFact((name) => {
    const value = record?.[name];
    return typeof value === 'string' ? normalise(name, value) : toText(value);
  });
}

export function toFactsToSend(texts: FactTexts, record: Facts): Partial<FactTexts> {
  const before = toFactTexts(record);
  const changed = FACTS.filter((name) => normalise(name, texts[name]) !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, texts[name]]));
}

function toText(value: unknown): string {
  if (typeof value === 'number') return formatNumber(value);
  if (Array.isArray(value)) return value.join('\n');
  return value === undefined || value === null || value === false ? '' : String(value);
}

/** Formats a valid value in the standard way. An invalid value stays as it is. */
function normalise(name: FairFact, text: string): string {
  const { success, data } = fairFactInputs[name].safeParse(text);
  return success ? toText(data) : text;
}

/** Validates a fact by the rule of `/api`, but returns the string and not the parsed value. */
function factText(name: FairFact) {
  return z
    .string()
    .overwrite(cleanText)
    .superRefine((text, context) => {
      const issue = fairFactInputs[name].safeParse(text).error?.issues[0];
      if (issue) context.addIssue({ code: 'custom', message: issue.message });
    });
}

export const factTextsShape = forEachFact(factText);

const { notices } = FAIR_FACT_MESSAGES;

export function showFact(name: FairFact, text: string): string {
  if (name === 'notice') return notices[text as keyof typeof notices] ?? '';
  if (name === 'isSupervised') return text === 'true' ? FAIR_GROUP_MESSAGES.yes : '';
  return text;
}
