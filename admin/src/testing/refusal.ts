/** A failure that the fake `/api` answers with. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(`${status}`);
    this.status = status;
    this.body = body;
  }
}
