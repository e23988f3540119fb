import { ApiError } from '@fuar/shared/api/api-error';
import { expect, test, vi } from 'vitest';
import { showServerErrors } from './form-errors.ts';

const FIELDS = ['title', 'imageFile'] as const;

function show(error: unknown, failed?: string) {
  const setError = vi.fn();
  showServerErrors<{ title: string; imageFile: string }>(error, FIELDS, setError, failed);
  return setError.mock.calls.map(([field, { message }, options]) => [field, message, options?.shouldFocus]);
}

const refusal = (errors: Record<string, string>) => new ApiError(400, 'Genel', { errors });

test.each([
  [
    { imageUrl: 'Resim', title: 'Ad' },
    undefined,
    [
      ['title', 'Ad', true],
      ['imageFile', 'Resim', false],
    ],
  ],
  [
    { title: 'Ad' },
    'Olmadı',
    [
      ['title', 'Ad', true],
      ['root.server', 'Olmadı', undefined],
    ],
  ],
  [{}, undefined, [['root.server', 'Genel', undefined]]],
  [{}, 'Olmadı', [['root.server', 'Olmadı\nGenel', undefined]]],
  [{ other: 'x' }, undefined, [['root.server', 'Genel', undefined]]],
])('shows the server’s messages %j with the form’s message %j as %j', (errors, failed, shown) => {
  expect(show(refusal(errors), failed)).toEqual(shown);
});

test('throws other errors to the caller', () => {
  expect(() => show(new TypeError('no'))).toThrow('no');
});
