import { randomKey } from '@fuar/shared/text/random-key';
import { type RefObject, useRef } from 'react';

export type OnceKey = { idempotencyKey: string };

/**
 * Gives all attempts to create one row the same idempotency key, because the answer to an attempt may be lost. The server
 * then creates the row only once, unless the values have changed meanwhile. After a success, the next row gets another key.
 * Pass `given` if other code of the caller may create the same row, because both must use one key.
 */
export function useCreateOnce(given?: RefObject<string>) {
  const own = useRef(randomKey());
  const key = given ?? own;
  return async <Answer>(create: (once: OnceKey) => Promise<Answer>): Promise<Answer> => {
    const answer = await create({ idempotencyKey: key.current });
    key.current = randomKey();
    return answer;
  };
}
