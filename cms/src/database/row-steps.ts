import type { FlattenedField } from 'payload';

export type Row = Record<string, unknown>;

type RowStep = { migration: string; slug: string; change: (row: Row) => Row };

/**
 * A migration whose SQL changes existing values also needs a step here, because MongoDB and archives cannot run SQL. A new field
 * needs no step, because `migrateRow` gives each required field its default.
 */
const ROW_STEPS: readonly RowStep[] = [];

export function migrateRow(
  slug: string,
  fields: readonly FlattenedField[],
  row: Row,
  pending: readonly string[],
  steps: readonly RowStep[] = ROW_STEPS,
): Row {
  if (pending.length === 0) return row;
  const stepped = pending
    .flatMap((name) => steps.filter((step) => step.migration === name && step.slug === slug))
    .reduce((changed, { change }) => change(changed), row);
  const missing = fields.flatMap((field): [string, unknown][] => {
    if (!('defaultValue' in field) || !('required' in field) || !field.required) return [];
    const isSet = stepped[field.name] !== undefined && stepped[field.name] !== null;
    return isSet || field.defaultValue === undefined || typeof field.defaultValue === 'function'
      ? []
      : [[field.name, field.defaultValue]];
  });
  return missing.length > 0 ? { ...stepped, ...Object.fromEntries(missing) } : stepped;
}
