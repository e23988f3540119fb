import type { Placeholders } from './types.ts';

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** 'Sayın {{yetkili}}' → 'Sayın Işıl Kaya'. A placeholder without a value stays as it is. */
export function fillTemplate(text: string, values: Partial<Placeholders>): string {
  return text.replace(PLACEHOLDER, (whole, name: keyof Placeholders) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** The first placeholder that has no value yet, such as '{{firma}}' in the reply to a message. */
export function findPlaceholder(text: string): string | undefined {
  return text.match(PLACEHOLDER)?.[0];
}
