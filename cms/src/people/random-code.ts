import { randomInt } from 'node:crypto';

/** Leaves out letters and digits that look similar. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Groups of four random letters and digits, about 20 bits each: `randomCode(2)` → 'k7mp-2xqa'. */
export function randomCode(groups: number): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
