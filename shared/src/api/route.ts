import type { z } from 'zod';

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

type Common = {
  method: HttpMethod;
  /** Below `/api`, with `:name` for a segment that varies. */
  path: `/${string}`;
  /** `staff`: 401 without a session. */
  access: 'public' | 'staff';
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  status: 200 | 201 | 202 | 204;
  /** Its rows have a version, and a PUT takes the one that was edited as `If-Match`: 412 where the row has changed since. */
  isVersioned?: true;
  answer?: z.ZodType;
  /** The content type of an answer that is text, not JSON. */
  contentType?: string;
  /** Statuses beyond those that follow from the rest: such as 429 where a limit holds. */
  failures?: readonly (400 | 401 | 404 | 409 | 429)[];
};

type WithoutBody = { body?: undefined; form?: undefined; files?: undefined; isRichText?: undefined };
/** `isRichText`: pictures may have been pasted into its texts, which may be as long as those of a form. */
type WithJson = { body: z.ZodType; form?: undefined; files?: undefined; isRichText?: true };
/** A multipart body: `form` for its text fields, `files` for the pictures. */
type WithForm = { body?: undefined; form: z.ZodObject; files: FileRule; isRichText?: undefined };

export type FileRule = { field: 'imageFile'; required: boolean } | { field: 'imageFiles'; required: true };

/** One call of the contract. It validates requests, types handlers and clients, and fills `/api/openapi.json`. */
export type Route = Common & (WithoutBody | WithJson | WithForm);

export type RouteTable = Record<string, Route>;
