import { CONSOLE_MESSAGES as m } from '@fuar/shared/messages/admin/console';
import { isAllowedHref, isAllowedImageSource } from '@fuar/shared/rich-text/addresses';
import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  createServerFeature,
  FixedToolbarFeature,
  HeadingFeature,
  IndentFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnderlineFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { Block, FieldAffectingData, TextFieldSingleValidation } from 'payload';
import { keepPictures } from '../hooks/keep-pictures.ts';
import type { PictureFields } from './pictures.ts';

const validateHref: TextFieldSingleValidation = (value) => isAllowedHref(value) || m.linkInvalid;
const validateSource: TextFieldSingleValidation = (value, { siblingData }) =>
  Boolean((siblingData as PictureFields).chosen) || isAllowedImageSource(value) || m.imageAddressInvalid;

/** Replaces the URL field of Payload's editor, which percent-encodes whole URLs such as `http://localhost:8080/x`. */
function withPlainAddress(field: FieldAffectingData): FieldAffectingData {
  if (!('name' in field) || field.name !== 'url' || field.type !== 'text') return field;
  return { ...field, hooks: {}, validate: validateHref } as FieldAffectingData;
}

/** An inline picture. It is a block, because Lexical has no image node and an upload node needs a stored file. */
const createImageBlock = (): Block => ({
  slug: 'image',
  labels: { singular: m.image, plural: m.images },
  fields: [
    // `chosen` is never stored: saving replaces it with the picture's URL (hooks/keep-pictures.ts).
    {
      name: 'chosen',
      type: 'upload',
      relationTo: 'media',
      label: m.storedImage,
      admin: { description: m.storedImageHint },
    },
    { name: 'src', type: 'text', label: m.imageAddress, validate: validateSource },
    { name: 'alt', type: 'text', label: m.alt },
    { name: 'width', type: 'number', label: m.width },
    { name: 'height', type: 'number', label: m.height },
  ],
});

/** Runs `keepPictures` as a feature of the editor, so that it covers every rich-text field of every collection. */
const StoredPicturesFeature = createServerFeature({
  key: 'storedPictures',
  feature: { hooks: { beforeChange: [keepPictures] } },
});

/** Enables only the formats that the specification lists. */
export const createRichTextFeatures = () => [
  FixedToolbarFeature(),
  InlineToolbarFeature(),
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] }),
  BoldFeature(),
  ItalicFeature(),
  UnderlineFeature(),
  StrikethroughFeature(),
  BlockquoteFeature(),
  OrderedListFeature(),
  UnorderedListFeature(),
  IndentFeature(),
  LinkFeature({ enabledCollections: [], fields: ({ defaultFields }) => defaultFields.map(withPlainAddress) }),
  BlocksFeature({ inlineBlocks: [createImageBlock()] }),
  StoredPicturesFeature(),
];

export const createRichTextEditor = () => lexicalEditor({ features: createRichTextFeatures() });
