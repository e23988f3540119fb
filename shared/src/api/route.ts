import type { z } from 'zod';
import type { Area } from '../people/rights.ts';
import { byIdSchema } from '../schemas/fields.ts';

type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

type Common = {
  summary: string;
  /** The path parameters. The default for a path with `:id` is `byIdSchema`. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** The allowed values of `kind` in the query or body. Other values get a 404. */
  kinds?: readonly string[];
  /** The status of a success. The default is 200 for a route with an `answer`, and 204 for a route without one. */
  status?: 200 | 201 | 202 | 204;
  /**
   * Set if the rows of this route have a version. With `true`, answers contain the version only if the `Prefer` header requests
   * it. With 'always', every answer with a body contains it. The `If-Match` header of a PUT, PATCH or DELETE names the
   * version that the user has seen. The answer is 412 if the row has changed since.
   */
  isVersioned?: true | 'always';
  answer?: z.ZodType;
  /** The answer if the caller must take one more step, such as a second factor. Its status is 202. */
  accepted?: z.ZodType;
  /** The content type of a plain-text answer. */
  contentType?: string;
  /** Error statuses that do not follow from the other fields, such as 429 on a rate-limited route. */
  failures?: readonly (400 | 401 | 403 | 404 | 409 | 412 | 429)[];
};

/** A staff call names its area. Without a session the answer is 401, and if the caller's role lacks the right, it is 403. */
type Access = { access: 'public' } | { access: Area };

type Without<Name extends string> = { [N in Name]?: undefined };
type OfJson = 'body' | 'isRichText' | 'isBodyOptional';
type OfForm = 'form' | 'files' | 'isJsonAllowed';

type WithoutBody = Without<OfJson | OfForm>;
type WithJson = Without<OfForm> & {
  body: z.ZodType;
  /** True if the body may have several megabytes, because its rich text may contain pasted pictures. */
  isRichText?: true;
  /** A missing body counts as an empty object. */
  isBodyOptional?: true;
};
/** A multipart body: `form` for its text fields, `files` for the files. */
type WithForm = Without<OfJson> & {
  form: z.ZodObject;
  files: FileRule;
  /** The text fields may also come as a JSON body, without a file. */
  isJsonAllowed?: true;
};

export type FileRule =
  | { field: 'imageFile'; required: boolean }
  | { field: 'imageFiles' | 'documentFile' | 'csvFile'; required: true };

type Details = Common & (WithoutBody | WithJson | WithForm);

export type Route = Details &
  Access & {
    method: HttpMethod;
    /** The path below `/api`, with `:name` for a variable segment. */
    path: `/${string}`;
    status: NonNullable<Details['status']>;
  };

export type RouteTable = Record<string, Route>;

type Named<Call extends string> = Call extends `${infer Method} ${infer Path}`
  ? { method: Lowercase<Method>; path: Path; status: Route['status'] }
  : never;

type WithParams<Call extends string, D> = Call extends `${string}/:id${string}`
  ? D extends { params: z.ZodType }
    ? D
    : D & { params: typeof byIdSchema }
  : D;

/** `route('GET /fairs/:id', 'public', …)`. The type of `details` refuses a field that `Details` does not have. */
export function route<
  const Call extends `${Uppercase<HttpMethod>} ${Route['path']}`,
  A extends Route['access'],
  const D extends Details,
>(call: Call, access: A, details: D & Record<Exclude<keyof D, keyof Details>, never>) {
  const [method = '', path = ''] = call.split(' ');
  const status = details.answer ? 200 : 204;
  const params = path.includes('/:id') ? { params: byIdSchema } : {};
  const found = { method: method.toLowerCase(), path, access, status, ...params, ...details };
  return found as unknown as Named<Call> & WithParams<Call, D> & { access: A };
}
