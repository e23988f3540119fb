/** Thrown in the fake `/api` to answer with this status and body. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(`${status}`);
    this.status = status;
    this.body = body;
  }
}
