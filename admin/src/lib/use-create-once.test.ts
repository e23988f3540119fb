import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type OnceKey, useCreateOnce } from './use-create-once.ts';

test('repeats a failed creation with the same key, and gives the next row another key', async () => {
  const { result, rerender } = renderHook(() => useCreateOnce());
  const keys: string[] = [];
  const create = async ({ idempotencyKey }: OnceKey) => {
    if (keys.push(idempotencyKey) === 1) throw new Error('The answer was lost');
  };
  await expect(result.current(create)).rejects.toThrow('lost');
  rerender();
  for (let row = 0; row < 2; row += 1) await result.current(create);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});
