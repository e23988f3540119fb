import { isDeepStrictEqual } from 'node:util';
import { failureStatuses } from '@fuar/shared/api/failure-statuses';
import type { Route } from '@fuar/shared/api/route';
import { ROUTES } from '@fuar/shared/api/routes';
import type { CallName } from '@fuar/shared/api/typed-calls';
import { errorBodySchema } from '@fuar/shared/schemas/error';
import { z } from 'zod';

/** Requests and responses that the route table does not allow. `setup.ts` fails a test if this list is not empty. */
export const violations: string[] = [];

type Found = { name: CallName; route: Route; param: string; second: string };

const routes = Object.values(ROUTES)
  .flatMap((table): Route[] => Object.values(table))
  // Routes with fixed segments take precedence over routes with parameters.
  .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length);

/** `PUT /admin/fairs/7` → the route of `PUT /admin/fairs/:id` */
export function findRoute(method: string, path: string): Found {
  for (const route of routes) {
    const match = new RegExp(`^${route.path.replace(/:\w+/g, '([^/]+)')}$`).exec(path);
    if (match && route.method.toUpperCase() === method) {
      return {
        name: `${method} ${route.path}` as CallName,
        route,
        param: match[1] ?? '',
        second: match[2] ?? '',
      };
    }
  }
  return reportViolation(`${method} ${path} is not in the route table`);
}

/** Records the violation before throwing it, because the back-office takes the thrown error for a lost connection. */
export function reportViolation(violation: string): never {
  violations.push(violation);
  throw new Error(violation);
}

function check(call: string, what: string, schema: z.ZodType, value: unknown): unknown {
  const { data, error } = schema.safeParse(value);
  if (error) violations.push(`${call}, ${what}: ${z.prettifyError(error)}`);
  return data;
}

const strict = (schema: z.ZodType) => (schema instanceof z.ZodObject ? schema.strict() : schema);

/** Returns the parsed query, the JSON body, or the fields of the form with its files. */
export function checkRequest(call: string, route: Route, url: URL, body: RequestInit['body']): unknown {
  const query = check(
    call,
    'query',
    strict(route.query ?? z.object({})),
    Object.fromEntries(url.searchParams),
  );
  if (route.body) return check(call, 'body', strict(route.body), JSON.parse(String(body)));
  if (!route.form) {
    check(call, 'body', z.undefined(), body ?? undefined);
    return query;
  }
  const form = body as FormData;
  const { field, required } = route.files;
  const files = form.getAll(field);
  if (required && files.length === 0) violations.push(`${call}: ${field} is required`);
  const { [field]: _, ...fields } = entriesOf(form);
  const parsed = check(call, 'form', strict(route.form), fields) as object | undefined;
  return { ...(query as object), ...parsed, [field]: field === 'imageFiles' ? files : files[0] };
}

/** The fields of a form by name. A name that occurs more than once gets a list. */
export function entriesOf(form: FormData): Record<string, FormDataEntryValue | FormDataEntryValue[]> {
  return Object.fromEntries(
    [...form.keys()].map((name) => {
      const [first, ...more] = form.getAll(name);
      return [name, more.length > 0 ? form.getAll(name) : (first ?? '')];
    }),
  );
}

export function checkAnswer(call: string, route: Route, answer: unknown): void {
  const accepted = route.accepted?.safeParse(answer).success ? route.accepted : undefined;
  const parsed = check(call, 'answer', accepted ?? route.answer ?? z.undefined(), answer);
  // The schemas strip unknown fields, so a difference is a field that the contract does not have.
  if (!isDeepStrictEqual(parsed, answer)) violations.push(`${call}, answer: ${JSON.stringify(answer)}`);
}

/** Statuses of a proxy while the CMS is down. Their bodies may be anything. */
const PROXY_STATUSES = [502, 504];

export function checkFailure(call: string, route: Route, status: number, body: unknown): void {
  if (PROXY_STATUSES.includes(status)) return;
  if (!failureStatuses(route).includes(status)) violations.push(`${call} never fails with ${status}`);
  check(call, `${status}`, errorBodySchema.strict(), body);
}
