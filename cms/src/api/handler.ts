import type { Route, RouteTable } from '@fuar/shared/api/route';
import type { Context } from 'hono';
import type { TypedUser } from 'payload';
import type { z } from 'zod';
import type { ReceivedFile } from './receive-form.ts';
import type { IfMatch } from './row-version.ts';

type Parsed<R, K extends string> = R extends { [key in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** A request after every check of its route: handlers trust what is in it. */
export type Call<R extends Route> = {
  params: Parsed<R, 'params'>;
  query: Parsed<R, 'query'>;
  body: Parsed<R, 'body'>;
  form: Parsed<R, 'form'>;
  /** Pictures whose bytes were looked at, in temporary files that go with the call. */
  files: ReceivedFile[];
  /** The parsed `If-Match` header, on routes that take it. */
  ifMatch: IfMatch;
  staff: R['access'] extends 'staff' ? TypedUser : undefined;
  /** For what only few calls need: cookies, the address of the client. */
  context: Context;
};

type Answer<R extends Route> = R extends { answer: infer S extends z.ZodType } ? z.input<S> : undefined;

export type Handler<R extends Route> = (call: Call<R>) => Promise<Answer<R>>;

export type Handlers<T extends RouteTable> = { [K in keyof T]: Handler<T[K]> };
