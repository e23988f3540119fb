/** The error of a call; `message` is a Turkish sentence that may be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  /** Turkish message by field name. */
  readonly errors: Record<string, string>;
  /** Seconds to wait before the next try (429). */
  readonly retryAfter?: number;
  /** True if `message` is the server's own sentence; false for ours, where it gave none. */
  readonly isServerMessage: boolean;

  constructor(
    status: number,
    message: string,
    rest: {
      errors?: Record<string, string>;
      retryAfter?: number;
      isServerMessage?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: rest.cause });
    this.status = status;
    this.isServerMessage = rest.isServerMessage ?? false;
    this.errors = rest.errors ?? {};
    if (rest.retryAfter !== undefined) this.retryAfter = rest.retryAfter;
  }
}
