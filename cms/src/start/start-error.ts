/** Its message tells the operator in one sentence why the program cannot start. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
