import { fairSchema } from '@fuar/shared/schemas/fair';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createOpenApi } from './openapi.ts';

test('describes the same schemas after the console has loaded its own copies of them', () => {
  const before = createOpenApi();
  // Register a copy of a schema under the same name, as Next's bundle does.
  z.object({ ...fairSchema.shape, image: z.object({}).meta({ id: 'Image' }) }).meta({ id: 'Fair' });
  expect(createOpenApi()).toEqual(before);
});
