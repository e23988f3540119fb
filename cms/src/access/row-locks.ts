import type { Access, CollectionBeforeDeleteHook, SanitizedConfig } from 'payload';
import { nobody, readOnlyField } from './staff-only.ts';

/**
 * Restricts the console's locks. The console locks a row while somebody edits it, so that others cannot save the row. By
 * default, Payload lets every account create and remove the locks of all rows, also in the name of others. Here `/rest` creates
 * no locks, because the console creates them without `/rest`. Only a user who may change a row may take over or remove its
 * lock.
 */
export function guardRowLocks({ collections, globals }: SanitizedConfig): void {
  const locks = collections.find(({ slug }) => slug === 'payload-locked-documents');
  if (!locks) throw new Error('Payload has no locks');
  // Leave out the collections without locks, because SQLite refuses a condition that names one of them.
  const rows = collections.filter(
    ({ lockDocuments, slug }) => lockDocuments !== false && !slug.startsWith('payload-'),
  );
  const mayChange: Access = async (args) => {
    const changeable = async (all: { slug: string; access: { update?: Access } }[], name: string) => {
      const allowed = await Promise.all(all.map(({ access }) => access.update?.(args)));
      return all.flatMap(({ slug }, place) => (allowed[place] ? [{ [name]: { equals: slug } }] : []));
    };
    const or = [
      ...(await changeable(rows, 'document.relationTo')),
      ...(await changeable(globals, 'globalSlug')),
    ];
    return or.length > 0 && { or };
  };
  Object.assign(locks.access, { create: nobody, update: mayChange, delete: mayChange });
  for (const field of locks.fields)
    if ('name' in field && /^(?:document|globalSlug)$/.test(field.name))
      Object.assign(field, { access: readOnlyField });
  locks.hooks.beforeChange.push(({ data, req }) =>
    req.user ? { ...data, user: { relationTo: 'users', value: req.user.id } } : data,
  );
}

/** Removes the locks of an account before the account is deleted. The console fails on a row whose lock names nobody. */
export const removeLocks: CollectionBeforeDeleteHook = async ({ id, req: { payload } }) => {
  const where = { 'user.value': { equals: id } };
  await payload.db.deleteMany({ collection: 'payload-locked-documents', where });
};
