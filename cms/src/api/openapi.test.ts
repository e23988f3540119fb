import { fairSchema } from '@fuar/shared/schemas/fair';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createOpenApi } from './openapi.ts';

test('describes the same schemas after the console has loaded its own copies of them', () => {
  const before = createOpenApi();
  // A copy under the same name, as in Next's bundle.
  z.object({ ...fairSchema.shape, image: z.object({}).meta({ id: 'Image' }) }).meta({ id: 'Fair' });
  expect(createOpenApi()).toEqual(before);
});
