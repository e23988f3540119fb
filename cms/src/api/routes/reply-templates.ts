import type { replyTemplateRoutes } from '@fuar/shared/api/routes/participant-submissions';
import type { ReplyTemplate } from '@fuar/shared/schemas/inbox-work';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../handler.ts';

const slug = 'reply-templates';

export function createReplyTemplateHandlers({
  payload,
  withLock,
}: Deps): Handlers<typeof replyTemplateRoutes> {
  const read = async (): Promise<ReplyTemplate[]> => {
    const { templates } = await payload.findGlobal({ slug, depth: 0 });
    return templates ? (JSON.parse(templates) as ReplyTemplate[]) : [];
  };
  return {
    list: read,
    save: ({ body }) =>
      withLock(slug, async () => {
        const last = Math.max(0, ...(await read()).map(({ id }) => id), ...body.map(({ id = 0 }) => id));
        let added = 0;
        const templates = body.map(({ id, ...texts }) => {
          if (id === undefined) added += 1;
          return { id: id ?? last + added, ...texts };
        });
        await payload.updateGlobal({ slug, data: { templates: JSON.stringify(templates) } });
        return templates;
      }),
  };
}
