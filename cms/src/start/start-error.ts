/** What keeps the program from starting, in one sentence for who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
