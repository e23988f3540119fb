import type { adminMediaRoutes } from '@fuar/shared/api/routes/media';
import { RECORD_MESSAGES } from '@fuar/shared/messages/admin/record';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { StoredImage } from '@fuar/shared/schemas/image';
import { storeImage } from '../../media/store-image.ts';
import { actor, record } from '../../records/record.ts';
import type { Deps } from '../deps.ts';
import { invalidField } from '../errors.ts';
import type { Handlers } from '../handler.ts';
import { toImageFields } from '../mappers/image.ts';

export function createAdminMediaHandlers({ payload }: Deps): Handlers<typeof adminMediaRoutes> {
  return {
    upload: async ({ files: [file], staff: user }): Promise<StoredImage> => {
      if (!file) throw invalidField('imageFile', m.imageMissing);
      const media = await storeImage(payload, file, user);
      const what = RECORD_MESSAGES.row('media');
      await record(payload, { ...actor(user), kind: 'save', what, rowId: media.id });
      const { image, imageUrl } = toImageFields(media);
      if (!image || !imageUrl) throw new Error('A stored picture has no file');
      return { ...image, url: imageUrl };
    },
  };
}
