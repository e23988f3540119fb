/** A failed call. `message` is a Turkish sentence that people may read. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 if there was no answer. */
  readonly status: number;
  /** Turkish message by field name. */
  readonly errors: Record<string, string>;
  /** Seconds to wait before the next try (429). */
  readonly retryAfter?: number;
  /** The id of the draft that the row already has (409). */
  readonly draftId?: number;
  /** Set on a 404 for a draft that has been published: the id of the published row. */
  readonly rowId?: number;
  /** True if `message` came from the server; false if this client chose it, because the server sent no message. */
  readonly isServerMessage: boolean;

  constructor(
    status: number,
    message: string,
    rest: {
      errors?: Record<string, string>;
      retryAfter?: number | undefined;
      draftId?: number | undefined;
      rowId?: number | undefined;
      isServerMessage?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: rest.cause });
    this.status = status;
    this.isServerMessage = rest.isServerMessage ?? false;
    this.errors = rest.errors ?? {};
    if (rest.retryAfter !== undefined) this.retryAfter = rest.retryAfter;
    if (rest.draftId !== undefined) this.draftId = rest.draftId;
    if (rest.rowId !== undefined) this.rowId = rest.rowId;
  }
}
