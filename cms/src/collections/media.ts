import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload';
import { internalOnlyField, staffWith } from '../access/staff-only.ts';
import { announceMediaChange, announceMediaDelete, clearReferences } from '../hooks/announce-media.ts';
import { dropClientMetadata, prepareUpload } from '../hooks/prepare-image.ts';
import { storeFilesHooks } from '../hooks/store-files.ts';
import { IMAGE_LIMITS } from '../media/limits.ts';
import { answerMedia } from '../storage/answer-media.ts';
import type { MediaStorage } from '../storage/storage.ts';
import { storeCleaned } from './validate-by-schema.ts';

type Folders = {
  /** An empty folder. Payload looks into this folder, although our hooks store the files elsewhere. */
  nowhere: string;
  /** See media/ready-pictures.ts. */
  readyPictures: string | undefined;
};

export function createMedia(storage: MediaStorage, { nowhere, readyPictures }: Folders): CollectionConfig {
  const files = storeFilesHooks(storage);
  return {
    slug: 'media',
    labels: { singular: m.image, plural: m.images },
    access: staffWith('content'),
    admin: { defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'] },
    custom: { storage, readyPictures },
    // To duplicate a picture, Payload would request the picture's file from this CMS over HTTP.
    disableDuplicate: true,
    upload: {
      disableLocalStorage: true,
      staticDir: nowhere,
      handlers: [(req, { params }) => answerMedia(storage, params.filename, req)],
      mimeTypes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
      constructorOptions: { limitInputPixels: IMAGE_LIMITS.pixels, failOn: 'error' },
      resizeOptions: {
        width: IMAGE_LIMITS.storedEdge,
        height: IMAGE_LIMITS.storedEdge,
        fit: 'inside',
        withoutEnlargement: true,
      },
      imageSizes: IMAGE_LIMITS.widths.map((width) => ({
        name: `w${width}`,
        width,
        withoutEnlargement: true,
        formatOptions: { format: 'webp', options: { quality: 78 } },
      })),
      adminThumbnail: 'w480',
      focalPoint: false,
      crop: false,
      pasteURL: false,
      // Without this setting, a form could name any stored file as already uploaded, and Payload would copy it. With the setting,
      // Payload requires an upload receipt, which the CMS never issues.
      requiresClientUploadReceipt: true,
    },
    fields: [
      { name: 'alt', type: 'text', label: m.alt, maxLength: 300, hooks: storeCleaned() },
      {
        name: 'placeholder',
        type: 'text',
        admin: { hidden: true, disableListColumn: true },
        access: internalOnlyField,
      },
    ],
    hooks: {
      beforeOperation: [dropClientMetadata, prepareUpload],
      beforeChange: [files.write],
      afterChange: [announceMediaChange, files.removeReplaced],
      beforeDelete: [deleteRowsOfImage, clearReferences],
      afterDelete: [announceMediaDelete, files.removeDeleted],
    },
  };
}

const deleteRowsOfImage: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of ['gallery-images', 'slider-images'] as const) {
    await req.payload.db.deleteMany({ collection, where: { image: { equals: id } } });
  }
};
