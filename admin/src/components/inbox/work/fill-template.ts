import type { Placeholders } from './types.ts';

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Matches a placeholder and the unit after it, because the value of `alan` has its own unit. */
const WITH_UNIT = new RegExp(`${PLACEHOLDER.source}(\\s*m²)?`, 'g');

/** 'Sayın {{yetkili}}' → 'Sayın Işıl Kaya', '{{alan}} m²' → '36 m²'. A placeholder without a value stays as it is. */
export function fillTemplate(text: string, values: Partial<Placeholders>): string {
  return text.replace(WITH_UNIT, (whole, name: keyof Placeholders, unit = '') => {
    if (!Object.hasOwn(values, name)) return whole;
    return name === 'alan' ? String(values[name]) : `${values[name]}${unit}`;
  });
}

/** The first placeholder that has no value yet, such as '{{firma}}' in the reply to a message. */
export function findPlaceholder(text: string): string | undefined {
  return text.match(PLACEHOLDER)?.[0];
}
