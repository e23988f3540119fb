/** Thrown if a program cannot start. The message tells the operator the reason in one sentence. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
