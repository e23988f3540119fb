import { richTextSchema } from '@fuar/shared/schemas/fields';
import { z } from 'zod';
import { toHtml } from '../../rich-text/to-html.ts';
import { toImageFields } from './image.ts';

/**
 * Creates the function that maps a stored row to its entity, field by field in the order of the schema. Optional fields without
 * a value are left out. A required field without a value becomes an empty string, for example the URL of a picture that is
 * being deleted.
 */
export function createMapper<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  const fields = Object.entries(schema.shape).map(([name, field]) => ({
    name,
    isRichText: (field as unknown) === richTextSchema,
    isOptional: field instanceof z.ZodOptional,
  }));
  return (stored: object): z.infer<z.ZodObject<Shape>> => {
    const { image, ...columns } = stored as Record<string, unknown>;
    const values: Record<string, unknown> = { ...columns, ...toImageFields(image) };
    const entity: Record<string, unknown> = {};
    for (const { name, isRichText, isOptional } of fields) {
      const value = isRichText ? toHtml(values[name]) : (values[name] ?? '');
      if (value !== '' || !isOptional) entity[name] = value;
    }
    return entity as z.infer<z.ZodObject<Shape>>;
  };
}
