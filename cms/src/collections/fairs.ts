import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { FAIR_FACT_MESSAGES as ff } from '@fuar/shared/messages/admin/fair-facts';
import { ADMIN_FAIRS_MESSAGES as fm } from '@fuar/shared/messages/admin/fairs';
import { fairInputSchema, fairSchema } from '@fuar/shared/schemas/fair';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload';
import { staffWith } from '../access/staff-only.ts';
import { deleteFairBelongings } from '../hooks/delete-fair-belongings.ts';
import { deriveFairDates } from '../hooks/derive-fair-dates.ts';
import { fieldsBySchema } from './fields-by-schema.ts';
import { editedContentFields, editedContentHooks } from './public-content.ts';

export function createFairs(): CollectionConfig {
  return {
    slug: 'fairs',
    labels: { singular: m.fair, plural: m.fairs },
    access: staffWith('content'),
    admin: { useAsTitle: 'title', defaultColumns: ['title', 'date', 'status', 'startDate'] },
    defaultSort: '-startDate',
    fields: [
      ...fieldsBySchema({
        entity: fairSchema,
        input: fairInputSchema,
        labels: { ...fm.fields, ...ff.fields },
        extras: {
          date: { admin: { description: fm.dateHint } },
          description: { type: 'textarea' },
          status: { defaultValue: 'Upcoming', choices: fm.statuses },
          notice: { choices: ff.notices },
          noticeText: { type: 'textarea' },
          openingHours: { type: 'textarea' },
          hallArea: { type: 'number' },
          edition: { type: 'number' },
          series: { index: true, admin: { description: ff.seriesHint } },
          productGroups: { type: 'textarea', admin: { description: ff.productGroupsHint } },
          visitorsLast: { type: 'number' },
          exhibitorsLast: { type: 'number' },
          supportNote: { type: 'textarea' },
          isSupervised: { type: 'checkbox' },
        },
      }),
      { name: 'image', type: 'upload', relationTo: 'media', label: fm.fields.image },
      // Days as `YYYY-MM-DD` sort by calendar on both databases, and no time zone can shift them.
      {
        name: 'startDate',
        type: 'text',
        label: m.startDate,
        index: true,
        admin: { readOnly: true, position: 'sidebar', description: m.derivedFromDate },
      },
      {
        name: 'endDate',
        type: 'text',
        label: m.endDate,
        index: true,
        admin: { readOnly: true, position: 'sidebar' },
      },
      ...editedContentFields(),
    ],
    hooks: editedContentHooks('fair', {
      beforeChange: [deriveFairDates],
      afterChange: [renameInRequests],
      beforeDelete: [deleteFairBelongings],
      afterDelete: [clearFairReference],
    }),
  };
}

/** Writes the new title of a fair to its requests. They store a copy, so that they keep the title when the fair is deleted. */
const renameInRequests: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create' || doc.title === previousDoc.title) return;
  await req.payload.db.updateMany({
    collection: 'participant-submissions',
    where: { fair: { equals: doc.id } },
    // `updatedAt: null` keeps the version of a request, so that staff who are working on it get no 412.
    data: { fairTitle: doc.title, updatedAt: null },
    returning: false,
  });
};

/** Requests outlive their fair and keep its title. SQLite clears the reference itself; MongoDB needs this hook. */
const clearFairReference: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.updateMany({
    collection: 'participant-submissions',
    where: { fair: { equals: id } },
    data: { fair: null, updatedAt: null },
    returning: false,
  });
};
