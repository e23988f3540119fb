import type { Placeholders } from './types.ts';

/** 'Sayın {{yetkili}}' → 'Sayın Işıl Kaya'. An unknown placeholder stays as it is. */
export function fillTemplate(text: string, values: Placeholders): string {
  return text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof Placeholders] : whole,
  );
}
