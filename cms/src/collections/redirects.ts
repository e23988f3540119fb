import { REDIRECTS_MESSAGES as m } from '@fuar/shared/messages/admin/redirects';
import type { Redirect } from '@fuar/shared/schemas/redirect';
import { redirectFromSchema, redirectToSchema } from '@fuar/shared/schemas/redirect-input';
import type { CollectionConfig, FieldHook, PayloadRequest, TextFieldSingleValidation } from 'payload';
import type { z } from 'zod';
import { staffWith } from '../access/staff-only.ts';
import { findRows } from '../database/rows.ts';
import type { Env } from '../start/env.ts';
import { changedInField, publicContentHooks } from './public-content.ts';
import { problemOf } from './validate-by-schema.ts';

/** Old addresses of the site and their targets: docs/decisions/012-old-addresses.md. */
export function createRedirects({ PUBLIC_SITE_URL }: Env): CollectionConfig {
  const to = redirectToSchema(PUBLIC_SITE_URL);
  return {
    slug: 'redirects',
    labels: { singular: m.redirect, plural: m.redirects },
    access: staffWith('content'),
    admin: { useAsTitle: 'from', defaultColumns: ['from', 'to', 'updatedAt'] },
    defaultSort: 'from',
    // A duplicate would have the same address, which must be unique.
    disableDuplicate: true,
    fields: [
      {
        name: 'from',
        type: 'text',
        label: m.from,
        required: true,
        unique: true,
        validate: isFree,
        admin: { description: m.fromHint },
        hooks: { beforeValidate: [normalise(redirectFromSchema)] },
      },
      {
        name: 'to',
        type: 'text',
        label: m.to,
        required: true,
        validate: refuseLoop(to),
        admin: { description: m.toHint },
        hooks: { beforeValidate: [normalise(to)] },
      },
      changedInField(),
    ],
    hooks: publicContentHooks(),
  };
}

/** Leaves a value unchanged if it does not parse, because the validation refuses the value. */
function normalise(schema: z.ZodType): FieldHook {
  return ({ value }) => schema.safeParse(value).data ?? value;
}

const isFree: TextFieldSingleValidation = async (value, { req, id, event }) => {
  const problem = problemOf(redirectFromSchema, value);
  if (problem || event === 'onChange') return problem ?? true;
  const from = redirectFromSchema.parse(value);
  return (await readOthers(req, id)).some((other) => other.from === from) ? m.fromTaken : true;
};

/** Chains are allowed: publishing shortens them to one step. */
function refuseLoop(schema: z.ZodType<string>): TextFieldSingleValidation {
  return async (value, { req, id, event, siblingData }) => {
    const problem = problemOf(schema, value);
    const from = redirectFromSchema.safeParse((siblingData as Partial<Redirect>).from).data;
    if (problem || event === 'onChange' || from === undefined) return problem ?? true;
    const targets = new Map((await readOthers(req, id)).map((other) => [other.from, other.to]));
    const loop = findLoop(from, targets.set(from, schema.parse(value)));
    if (!loop) return true;
    return loop.length === 2 ? m.toItself : m.loop(loop);
  };
}

/** Follows the redirects until a path returns: ['/a', '/b?x=1', '/a']. Returns undefined if the chain ends. */
function findLoop(from: string, targets: ReadonlyMap<string, string>): string[] | undefined {
  const steps = [from];
  const seen = new Set<string>();
  for (let path = from; !seen.has(path); ) {
    seen.add(path);
    const to = targets.get(path);
    if (to === undefined) return undefined;
    steps.push(to);
    path = to.replace(/[?#].*/s, '');
  }
  return steps;
}

async function readOthers({ payload }: PayloadRequest, id?: number | string): Promise<Redirect[]> {
  const docs = await findRows<Redirect & { id: number }>(payload, 'redirects', {
    select: { from: true, to: true },
  });
  return docs.filter((other) => other.id !== Number(id));
}
