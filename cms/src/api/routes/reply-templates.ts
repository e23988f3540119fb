import type { replyTemplateRoutes } from '@fuar/shared/api/routes/participant-submissions';
import { RECORD_MESSAGES as m } from '@fuar/shared/messages/admin/record';
import type { ReplyTemplate } from '@fuar/shared/schemas/inbox-work';
import { actor, record } from '../../records/record.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';

const slug = 'reply-templates';

export function createReplyTemplateHandlers(deps: Deps): Handlers<typeof replyTemplateRoutes> {
  const { payload, withLock } = deps;
  const read = async (): Promise<ReplyTemplate[]> => {
    const { templates } = await payload.findGlobal({ slug, depth: 0 });
    return templates ? (JSON.parse(templates) as ReplyTemplate[]) : [];
  };
  return {
    list: read,
    save: ({ body, staff }) =>
      withLock(slug, async () => {
        const used = new Set([...(await read()), ...body].map(({ id }) => id));
        const unusedId = () => {
          let id = 1;
          while (used.has(id)) id += 1;
          used.add(id);
          return id;
        };
        const templates = body.map(({ id = unusedId(), ...texts }) => ({ id, ...texts }));
        await payload.updateGlobal({ slug, data: { templates: JSON.stringify(templates) } });
        await record(payload, { ...actor(staff), kind: 'save', what: m.replyTemplates });
        return templates;
      }),
  };
}
