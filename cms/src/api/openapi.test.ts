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

test('lists JSON as a second content type of a form whose file is optional', () => {
  type Path = { post: { requestBody: { content: object } } };
  const { paths } = createOpenApi() as { paths: Record<string, Path> };
  const typesOf = (path: string) =>
    Object.keys(paths[`/api/admin/fairs${path}`]?.post.requestBody.content ?? {});
  expect(typesOf('/{id}/exhibitors')).toEqual(['multipart/form-data', 'application/json']);
  expect(typesOf('/{id}/exhibitors/import')).toEqual(['multipart/form-data']);
});
