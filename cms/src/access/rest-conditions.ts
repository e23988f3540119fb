// Finds conditions of `/rest` that Payload would ignore or misread. A change or deletion by such a condition would hit all rows.
import type { Operator, SanitizedConfig } from 'payload';
import { validOperatorSet } from 'payload/shared';

/** The names of all fields that hold a number or the id of another row. The path of a condition may end with such a name. */
export function numberFields({ collections }: Pick<SanitizedConfig, 'collections'>): Set<string> {
  const fields = collections.flatMap(({ flattenedFields }) => flattenedFields);
  const isNumber = ({ type }: { type: string }) => /^(?:number|relationship|upload)$/.test(type);
  return new Set(['id', ...fields.filter(isNumber).map(({ name }) => name)]);
}

/**
 * True for a condition that Payload understands, such as `{ id: { equals: 1 } }`, also inside `and` and `or`. Payload ignores
 * any other condition, and then finds all rows. `numbers` are the fields that contain a number or the id of another row.
 */
export function isCondition(where: unknown, numbers: ReadonlySet<string>): boolean {
  if (typeof where !== 'object' || where === null) return false;
  const parts = Object.entries(where);
  return (
    parts.length > 0 &&
    parts.every(([name, value]) => {
      if (/^(?:and|or)$/i.test(name))
        return Array.isArray(value) && value.length > 0 && value.every((each) => isCondition(each, numbers));
      if (typeof value !== 'object' || value === null) return false;
      const isNumber = numbers.has(name.slice(name.lastIndexOf('.') + 1));
      const tests = Object.entries(value);
      return (
        tests.length > 0 && tests.every(([operator, operand]) => isTest(name, operator, operand, isNumber))
      );
    })
  );
}

/**
 * False for a test that Payload would ignore or misread:
 * - one with an unknown operator
 * - on SQLite, `in`, `not_in` or `all` with an object. `?where[id][in][9999]=1` gives an object too, because the parser makes no
 *   list of that length.
 * - one that compares a number with a text. Payload ignores the text, or finds the rows whose field is empty.
 * - on MongoDB, one that compares a time field with a value that is not a date. The pattern lists all time fields.
 */
function isTest(name: string, operator: string, operand: unknown, isNumber: boolean): boolean {
  if (!validOperatorSet.has(operator as Operator)) return false;
  if (typeof operand === 'object' && !Array.isArray(operand)) return false;
  if (operator === 'exists') return true;
  if (isNumber) return isNumberTest(operator, String(operand));
  const isTime = /(?:^|[._])(?:createdAt|updatedAt|consentAt)$/.test(name);
  return !isTime || !Number.isNaN(Date.parse(String(operand)));
}

function isNumberTest(operator: string, operand: string): boolean {
  // Allow this condition, because the console uses it on `id` to select all rows.
  if (operator === 'not_equals' && operand === '') return true;
  const isList = /^(?:in|not_in|all)$/.test(operator);
  const mayBeNull = isList || /^(?:not_)?equals$/.test(operator);
  return (isList ? operand.split(/, ?/) : [operand]).every(
    (each) => /^-?\d+(?:\.\d+)?$/.test(each) || (mayBeNull && each === 'null'),
  );
}
