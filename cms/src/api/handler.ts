import type { Route, RouteTable } from '@fuar/shared/api/route';
import type { Area } from '@fuar/shared/people/rights';
import type { Context } from 'hono';
import type { TypedUser } from 'payload';
import type { z } from 'zod';
import type { ReceivedFile } from './receive-form.ts';
import type { IfMatch } from './row-version.ts';

type Parsed<R, K extends string> = R extends { [key in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

export type Call<R extends Route> = {
  params: Parsed<R, 'params'>;
  query: Parsed<R, 'query'>;
  body: Parsed<R, 'body'>;
  form: Parsed<R, 'form'>;
  /** Uploads in temporary files, which are deleted after the call. Pictures and PDFs are validated; CSV files are not. */
  files: ReceivedFile[];
  ifMatch: IfMatch;
  staff: R['access'] extends Area ? TypedUser : undefined;
  context: Context;
};

/** The result of a call that needs one more step, such as a second factor. The status is 202. */
export class Accepted<T> {
  readonly value: T;
  constructor(value: T) {
    this.value = value;
  }
}

type Answer<R extends Route> =
  | (R extends { answer: infer S extends z.ZodType } ? z.input<S> : never)
  | (R extends { accepted: infer S extends z.ZodType } ? Accepted<z.input<S>> : never);

export type Handler<R extends Route> = (
  call: Call<R>,
) => R extends { answer: z.ZodType } ? Promise<Answer<R>> : Promise<void>;

export type Handlers<T extends RouteTable> = { [K in keyof T]: Handler<T[K]> };
