import { join } from 'node:path';
import { ORGANISER } from '@fuar/shared/organiser/facts';
import { tr } from '@payloadcms/translations/languages/tr';
import { buildConfig, type CollectionConfig, type SanitizedConfig, type SharpDependency } from 'payload';
import sharp from 'sharp';
import { guardRestCallers } from '../access/current-caller.ts';
import { guardRestBodies } from '../access/rest-bodies.ts';
import { guardRestEndpoints, ignorePayloadFields } from '../access/rest-endpoints.ts';
import { guardRowLocks } from '../access/row-locks.ts';
import { createConsentTexts } from '../collections/consent-texts.ts';
import { createContactMessages } from '../collections/contact-messages.ts';
import { createExhibitors } from '../collections/exhibitors.ts';
import { createFairDocuments } from '../collections/fair-documents.ts';
import { createFairs } from '../collections/fairs.ts';
import { createGalleryImages } from '../collections/gallery-images.ts';
import { createInternalCollections, createInternalGlobals } from '../collections/internal.ts';
import { createMedia } from '../collections/media.ts';
import { createPageContents } from '../collections/page-contents.ts';
import { createParticipantSubmissions } from '../collections/participant-submissions.ts';
import { createPressItems } from '../collections/press-items.ts';
import { createRedirects } from '../collections/redirects.ts';
import { createSliderImages } from '../collections/slider-images.ts';
import { createUsers } from '../collections/users.ts';
import { createDatabaseAdapter } from '../database/adapter.ts';
import { withIntegerIds, withoutGivenIds } from '../database/integer-ids.ts';
import { createSiteSettings } from '../globals/site-settings.ts';
import { answerRestFailures, exposeFieldErrors } from '../hooks/answer-rest-failures.ts';
import { payloadLog } from '../log/log.ts';
import { IMAGE_LIMITS } from '../media/limits.ts';
import { lockAccountEndpoints } from '../people/lock-account.ts';
import { withRecord } from '../records/record-changes.ts';
import { createRichTextEditor } from '../rich-text/editor.ts';
import { createStorage } from '../storage/create-storage.ts';
import { type Env, isMongo } from './env.ts';
import { tempDirOf } from './folders.ts';
import { SHORT_TYPES } from './short-types.ts';

// Payload's command line writes generated files into this folder. Next's bundle has no `import.meta.dirname`, but it writes no
// such files, so any folder will do.
const SOURCE_DIR = import.meta.dirname ? join(import.meta.dirname, '..') : process.cwd();

// Refuse mails from Payload, because its default prints them, and a password-reset link must not appear in a log.
const withoutMail = () => ({
  name: 'none',
  defaultFromAddress: 'nobody@localhost.test',
  defaultFromName: '',
  sendEmail: async () => {
    throw new Error('No mail server is configured');
  },
});

/**
 * The sharp that Payload uses. WebP effort 2 takes half the time of the default 4 for 3 % more bytes. `force: false` keeps
 * pictures of other formats in their format.
 */
const quickSharp: SharpDependency = (input, options) =>
  sharp(input, options).timeout({ seconds: IMAGE_LIMITS.seconds }).webp({ effort: 2, force: false });

export async function createConfig(
  env: Env,
  storage = createStorage(env),
  { isReader = false } = {},
): Promise<SanitizedConfig> {
  // Create new objects for each config, because Payload mutates them.
  const collections: CollectionConfig[] = [
    createUsers(env),
    createFairs(),
    createPressItems(),
    createGalleryImages(),
    createFairDocuments(storage),
    createExhibitors(),
    createSliderImages(),
    createPageContents(),
    createRedirects(env),
    createContactMessages(),
    createParticipantSubmissions(),
    createConsentTexts(),
    createMedia(storage, { nowhere: join(tempDirOf(env), 'nowhere'), readyPictures: env.READY_PICTURES }),
    ...createInternalCollections(),
  ];
  // With `csrf`, Payload ignores the session cookie of a request that has neither our Origin nor a Sec-Fetch-Site header. A GET
  // over plain http has neither, except to localhost. So set `csrf` only for https and localhost.
  const site = env.PUBLIC_SITE_URL;
  const knowsOrigin = site?.startsWith('https:') || site?.startsWith('http://localhost');
  const config = await buildConfig({
    secret: env.PAYLOAD_SECRET,
    db: await createDatabaseAdapter(env, { isReader }),
    editor: createRichTextEditor(),
    collections: collections
      .map(withRecord)
      .map(withoutGivenIds)
      .map((each) => (isMongo(env) ? withIntegerIds(each) : each)),
    globals: [createSiteSettings(), ...createInternalGlobals()],
    hooks: { afterError: [exposeFieldErrors, answerRestFailures] },
    routes: { admin: '/console', api: '/rest' },
    admin: {
      user: 'users',
      // Without this setting, Payload sends a hash of every editor's e-mail address to gravatar.com.
      avatar: 'default',
      dateFormat: 'dd.MM.yyyy HH:mm',
      meta: { titleSuffix: ` | ${ORGANISER.product}` },
      importMap: {
        baseDir: SOURCE_DIR,
        importMapFile: join(SOURCE_DIR, 'app/(payload)/console/importMap.js'),
      },
    },
    i18n: {
      supportedLanguages: { tr },
      fallbackLanguage: 'tr',
      // Corrects Payload's own Turkish translations.
      translations: {
        tr: {
          authentication: { forceUnlock: 'Hesabın Kilidini Aç' },
          general: { of: '/', or: 'veya', searchBy: 'Şunda ara: {{label}}' },
        },
      },
    },
    ...(site && knowsOrigin ? { csrf: [site] } : {}),
    // The schemas of `/api` limit the length of strings. Payload's default limit of 40,000 characters would refuse strings that
    // these schemas accept.
    defaultMaxTextLength: Number.POSITIVE_INFINITY,
    custom: { service: env.SERVICE_ID, countsInMemory: env.GRANT_SESSION },
    graphQL: { disable: true },
    telemetry: false,
    typescript: { autoGenerate: false, outputFile: join(SOURCE_DIR, 'payload-types.ts'), ...SHORT_TYPES },
    logger: { options: { level: 'warn' }, destination: payloadLog },
    // These expected errors are not logged, because the response reports them.
    loggingLevels: {
      AuthenticationError: false,
      LockedAuth: false,
      ValidationError: false,
      NotFound: false,
      Forbidden: false,
    },
    email: withoutMail,
    sharp: quickSharp,
  });
  guardRestCallers(config);
  lockAccountEndpoints(config);
  guardRestEndpoints(config);
  ignorePayloadFields(config);
  guardRowLocks(config);
  guardRestBodies(config);
  return config;
}
