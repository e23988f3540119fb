import { ApiError } from '@fuar/shared/api/api-error';
import { ROUTES } from '@fuar/shared/api/routes';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { storageOf } from '../storage/create-storage.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createContent } from './content.ts';
import type { Deps } from './deps.ts';
import { answerError } from './errors.ts';
import { refuseForeignOrigins } from './middleware/origin.ts';
import { allowedMethods } from './route-of.ts';
import { createAccountHandlers } from './routes/account.ts';
import { createAdminMediaHandlers } from './routes/admin-media.ts';
import { createAuthHandlers } from './routes/auth.ts';
import { createChangesHandlers } from './routes/changes.ts';
import { serveConsoleSignIn } from './routes/console-sign-in.ts';
import { createAdminContactHandlers, createContactHandlers } from './routes/contact.ts';
import { createDraftHandlers, createVersionHandlers } from './routes/editing.ts';
import { createAdminExhibitorHandlers, createExhibitorHandlers } from './routes/exhibitors.ts';
import { createAdminFairHandlers, createFairHandlers } from './routes/fairs.ts';
import { createAdminGalleryHandlers, createGalleryHandlers } from './routes/gallery.ts';
import { createInviteHandlers } from './routes/invites.ts';
import { serveMedia } from './routes/media.ts';
import { createAdminPageContentHandlers, createPageContentHandlers } from './routes/page-content.ts';
import {
  createAdminParticipantSubmissionHandlers,
  createParticipantSubmissionHandlers,
} from './routes/participant-submissions.ts';
import { createPersonalDataHandlers } from './routes/personal-data.ts';
import { createAdminPressHandlers, createPressHandlers } from './routes/press.ts';
import { createPreviewHandlers, servePreviews } from './routes/preview.ts';
import { createPublicationHandlers } from './routes/publication.ts';
import { createRecordHandlers } from './routes/record.ts';
import { createReplyTemplateHandlers } from './routes/reply-templates.ts';
import { createSecondFactorHandlers } from './routes/second-factor.ts';
import { createSessionHandlers } from './routes/sessions.ts';
import { createAdminSettingsHandlers, createSettingsHandlers } from './routes/settings.ts';
import { createAdminSliderImageHandlers, createSliderImageHandlers } from './routes/slider-images.ts';
import { createDocumentHandlers, createSystemHandlers } from './routes/system.ts';
import { createUserHandlers } from './routes/users.ts';
import { serveCached, serveRoutes } from './serve-routes.ts';

export function createApp(deps: Deps, cache = createAnswerCache(deps.payload)): Hono {
  const app = new Hono();
  const content = createContent(deps.payload);

  app.onError(answerError);
  const { ADMIN_ORIGIN } = deps.env;
  if (ADMIN_ORIGIN) {
    app.use(
      '/api/*',
      cors({ origin: ADMIN_ORIGIN, credentials: true, exposeHeaders: ['retry-after', 'x-content-version'] }),
    );
  }
  // Mount these before the Origin check, because middleware would triple the cost of a cached answer.
  serveCached(app, deps, ROUTES.fairs, createFairHandlers(content), cache);
  serveCached(app, deps, ROUTES.exhibitors, createExhibitorHandlers(content), cache);
  serveCached(app, deps, ROUTES.press, createPressHandlers(content), cache);
  serveCached(app, deps, ROUTES.gallery, createGalleryHandlers(content), cache);
  serveCached(app, deps, ROUTES.sliderImages, createSliderImageHandlers(content), cache);
  serveCached(app, deps, ROUTES.pageContent, createPageContentHandlers(content), cache);
  serveCached(app, deps, ROUTES.settings, createSettingsHandlers(content), cache);
  serveCached(app, deps, ROUTES.changes, createChangesHandlers(deps.payload, content), cache);
  serveCached(app, deps, ROUTES.document, createDocumentHandlers(), cache);

  app.use('*', refuseForeignOrigins(deps.env));
  serveRoutes(app, deps, ROUTES.auth, createAuthHandlers(deps));
  serveRoutes(app, deps, ROUTES.secondFactor, createSecondFactorHandlers(deps));
  serveRoutes(app, deps, ROUTES.account, createAccountHandlers(deps));
  serveRoutes(app, deps, ROUTES.sessions, createSessionHandlers(deps));
  serveRoutes(app, deps, ROUTES.invites, createInviteHandlers(deps));
  serveRoutes(app, deps, ROUTES.users, createUserHandlers(deps));
  serveRoutes(app, deps, ROUTES.contact, createContactHandlers(deps));
  serveRoutes(app, deps, ROUTES.participantSubmissions, createParticipantSubmissionHandlers(deps));
  serveRoutes(app, deps, ROUTES.adminContact, createAdminContactHandlers(deps));
  serveRoutes(app, deps, ROUTES.adminParticipantSubmissions, createAdminParticipantSubmissionHandlers(deps));
  serveRoutes(app, deps, ROUTES.replyTemplates, createReplyTemplateHandlers(deps));
  serveRoutes(app, deps, ROUTES.personalData, createPersonalDataHandlers(deps));
  serveRoutes(app, deps, ROUTES.adminFairs, createAdminFairHandlers(deps));
  serveRoutes(app, deps, ROUTES.adminExhibitors, createAdminExhibitorHandlers(deps));
  serveRoutes(app, deps, ROUTES.adminPress, createAdminPressHandlers(deps));
  serveRoutes(app, deps, ROUTES.adminGallery, createAdminGalleryHandlers(deps));
  serveRoutes(app, deps, ROUTES.adminSliderImages, createAdminSliderImageHandlers(deps));
  serveRoutes(app, deps, ROUTES.adminPageContent, createAdminPageContentHandlers(deps));
  serveRoutes(app, deps, ROUTES.adminMedia, createAdminMediaHandlers(deps));
  serveRoutes(app, deps, ROUTES.adminSettings, createAdminSettingsHandlers(deps));
  serveRoutes(app, deps, ROUTES.drafts, createDraftHandlers(deps));
  serveRoutes(app, deps, ROUTES.versions, createVersionHandlers(deps));
  serveRoutes(app, deps, ROUTES.publication, createPublicationHandlers(deps));
  serveRoutes(app, deps, ROUTES.preview, createPreviewHandlers(deps));
  serveRoutes(app, deps, ROUTES.record, createRecordHandlers(deps));
  serveRoutes(app, deps, ROUTES.system, createSystemHandlers(deps));
  servePreviews(app, deps);
  serveMedia(app, storageOf(deps.payload));
  serveConsoleSignIn(app, deps);

  app.notFound((context) => {
    const allowed = allowedMethods(context.req.path);
    if (allowed.length === 0) return answerError(new ApiError(404, m.noSuchRoute), context);
    context.header('allow', allowed.join(', '));
    return answerError(new ApiError(405, m.methodNotAllowed), context);
  });
  return app;
}
