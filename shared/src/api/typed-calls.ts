import type { z } from 'zod';
import type { ROUTES } from './routes.ts';

type Tables = typeof ROUTES;
type AnyRoute = { [Group in keyof Tables]: Tables[Group][keyof Tables[Group]] }[keyof Tables];

/**
 * The routes by call: `RoutesByCall['PUT /admin/fairs/:id']`. This is only a type, so no zod schema reaches the
 * browser.
 */
export type RoutesByCall = { [R in AnyRoute as `${Uppercase<R['method']>} ${R['path']}`]: R };

export type CallName = keyof RoutesByCall;

type FilesOf<R> = R extends { files: { field: infer Field extends string; required: infer Required } }
  ? Field extends 'imageFiles'
    ? { imageFiles: readonly File[] }
    : Required extends true
      ? { [F in Field]: File }
      : { [F in Field]?: File }
  : object;

/**
 * The text fields of a form. For an empty schema this type is `object`, because the index signature that zod infers would forbid
 * the fields of `FilesOf`.
 */
type FieldsOf<Form extends z.ZodType> = string extends keyof z.input<Form> ? object : z.input<Form>;

/** The input of a route: the fields of its form, its JSON body, or its query. */
export type InputOf<R> = R extends { form: infer Form extends z.ZodType }
  ? FieldsOf<Form> & FilesOf<R>
  : R extends { body: infer Body extends z.ZodType }
    ? z.input<Body>
    : R extends { query: infer Query extends z.ZodType }
      ? z.output<Query>
      : never;

type SegmentsOf<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? [Name, ...SegmentsOf<Rest>]
  : Path extends `${string}:${infer Name}`
    ? [Name]
    : [];

type Values<Names extends unknown[], Params> = {
  [Index in keyof Names]: Names[Index] extends keyof Params ? Params[Names[Index]] : never;
};

type ParamsOf<R> = R extends { path: infer Path; params: infer Params extends z.ZodType }
  ? Values<SegmentsOf<Path>, z.output<Params>>
  : [];

export type AnswerOf<R> =
  | (R extends { answer: infer Answer extends z.ZodType } ? z.output<Answer> : undefined)
  | (R extends { accepted: infer Accepted extends z.ZodType } ? z.output<Accepted> : never);

export type CallOptions = {
  signal?: AbortSignal;
  /** The server stores posts with the same key only once within a day. */
  idempotencyKey?: string;
};

/** The kind of input a call takes. `card` is a list query for rows without their long fields. */
export type KindOf<R> = R extends { form: object }
  ? 'form'
  : R extends { body: object }
    ? 'json'
    : R extends { query: object }
      ? 'query' | (InputOf<R> extends { fields?: unknown } ? 'card' : never)
      : undefined;

type Cards = readonly { excerpt: string }[];

type Answer<R, Kind> = Kind extends 'card' ? Extract<AnswerOf<R>, Cards> : Exclude<AnswerOf<R>, Cards>;

type InputArguments<R, Kind> = Kind extends undefined
  ? []
  : Kind extends 'query' | 'card'
    ? [query?: Omit<InputOf<R>, 'fields'>]
    : [input: InputOf<R>];

/** `version` is the version of the edited row: the server answers 412 if the row has changed since. */
type OptionsOf<R> = (R extends { isVersioned: true | 'always'; method: 'put' | 'patch' }
  ? CallOptions & { version?: string | undefined }
  : CallOptions) &
  (R extends { form: object; query: infer Query extends z.ZodType } ? { query?: z.input<Query> } : object);

type Arguments<R, Kind> = [...ParamsOf<R>, ...InputArguments<R, Kind>, options?: OptionsOf<R>];

export type Call<R, Kind> = (...given: Arguments<R, Kind>) => Promise<Answer<R, Kind>>;
