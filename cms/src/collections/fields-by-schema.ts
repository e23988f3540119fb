import { richTextSchema } from '@fuar/shared/schemas/fields';
import type { CheckboxField, Field, NumberField, TextareaField, TextField } from 'payload';
import { z } from 'zod';
import { createRichTextEditor } from '../rich-text/editor.ts';
import { storeCleaned, validateBySchema } from './validate-by-schema.ts';

const RICH_TEXT = "import('@payloadcms/richtext-lexical/lexical').SerializedEditorState | null";

/** Field options that the schemas do not hold; `choices` are the labels of an enum's values. */
type Extra = {
  type?: 'textarea' | 'number' | 'checkbox';
  index?: boolean;
  defaultValue?: string;
  admin?: { description: string };
  choices?: Record<string, string>;
};

type Source<Shape extends z.ZodRawShape> = {
  entity: z.ZodObject;
  input: z.ZodObject<Shape>;
  labels: Record<keyof Shape & string, string>;
  extras?: { [Name in keyof Shape]?: Extra };
};

/**
 * The console's fields for the `input` schema of `/api`. The entity schema decides which fields are required; the input
 * schema validates them.
 */
export function fieldsBySchema<Shape extends z.ZodRawShape>(source: Source<Shape>): Field[] {
  const rules = Object.entries(source.input.shape) as [string, z.ZodType][];
  const labels: Record<string, string> = source.labels;
  const extras: Record<string, Extra | undefined> = source.extras ?? {};
  return rules.map(([name, rule]): Field => {
    const { choices, type = 'text', ...extra } = extras[name] ?? {};
    const field = source.entity.shape[name];
    const common = { name, label: labels[name] ?? name, ...extra };
    if (field === richTextSchema) {
      const typescriptSchema = [() => ({ tsType: RICH_TEXT })];
      return { ...common, type: 'richText', editor: createRichTextEditor(), typescriptSchema };
    }
    const required = !(field instanceof z.ZodOptional);
    const validate = validateBySchema(
      required && rule instanceof z.ZodOptional ? (rule.unwrap() as z.ZodType) : rule,
    );
    if (!choices)
      return { ...common, type, required, validate, hooks: storeCleaned(rule) } as
        | TextField
        | TextareaField
        | NumberField
        | CheckboxField;
    const options = Object.entries(choices).map(([value, label]) => ({ value, label }));
    return { ...common, type: 'select', required, validate, options };
  });
}
