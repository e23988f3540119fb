import type { AnswerOf, CallName, InputOf, RoutesByCall } from '@fuar/shared/api/typed-calls';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { Refusal } from './refusal.ts';

export type Call<Name extends CallName> = {
  id: number;
  pageKey: string;
  /** The id in the second variable segment of the route's path. */
  second: number;
  input: InputOf<RoutesByCall[Name]>;
};
export type Handlers = { [Name in CallName]?: (call: Call<Name>) => AnswerOf<RoutesByCall[Name]> };

export type Row = { id: number };

export function find<T extends Row>(rows: readonly T[], id: number): T {
  const row = rows.find((other) => other.id === id);
  if (!row) throw new Refusal(404, { message: m.notFound });
  return row;
}

export const put = <T extends Row>(rows: readonly T[], row: T) =>
  rows.map((other) => (other.id === row.id ? row : other));
export const without = <T extends Row>(rows: readonly T[], id: number) => rows.filter((row) => row.id !== id);
