import { authRoutes, inviteRoutes, secondFactorRoutes } from './routes/auth.ts';
import { changesRoutes } from './routes/changes.ts';
import { adminContactRoutes, contactRoutes } from './routes/contact.ts';
import { draftRoutes, previewRoutes, versionRoutes } from './routes/editing.ts';
import { adminExhibitorRoutes, exhibitorRoutes } from './routes/exhibitors.ts';
import { adminFairRoutes, fairRoutes } from './routes/fairs.ts';
import { adminGalleryRoutes, galleryRoutes } from './routes/gallery.ts';
import { adminMediaRoutes } from './routes/media.ts';
import { adminPageContentRoutes, pageContentRoutes } from './routes/page-content.ts';
import {
  adminParticipantSubmissionRoutes,
  participantSubmissionRoutes,
  replyTemplateRoutes,
} from './routes/participant-submissions.ts';
import { accountRoutes, recordRoutes, sessionRoutes, userRoutes } from './routes/people.ts';
import { personalDataRoutes } from './routes/personal-data.ts';
import { adminPressRoutes, pressRoutes } from './routes/press.ts';
import { publicationRoutes } from './routes/publication.ts';
import { adminSettingsRoutes, settingsRoutes } from './routes/settings.ts';
import { adminSliderImageRoutes, sliderImageRoutes } from './routes/slider-images.ts';
import { documentRoutes, systemRoutes } from './routes/system.ts';

/**
 * The whole contract of `/api`, grouped as the CMS serves it. Browser code must import only the type of `ROUTES`, because
 * the value loads zod.
 */
export const ROUTES = {
  auth: authRoutes,
  secondFactor: secondFactorRoutes,
  invites: inviteRoutes,
  fairs: fairRoutes,
  adminFairs: adminFairRoutes,
  exhibitors: exhibitorRoutes,
  adminExhibitors: adminExhibitorRoutes,
  press: pressRoutes,
  adminPress: adminPressRoutes,
  gallery: galleryRoutes,
  adminGallery: adminGalleryRoutes,
  sliderImages: sliderImageRoutes,
  adminSliderImages: adminSliderImageRoutes,
  pageContent: pageContentRoutes,
  adminPageContent: adminPageContentRoutes,
  adminMedia: adminMediaRoutes,
  contact: contactRoutes,
  adminContact: adminContactRoutes,
  participantSubmissions: participantSubmissionRoutes,
  adminParticipantSubmissions: adminParticipantSubmissionRoutes,
  replyTemplates: replyTemplateRoutes,
  personalData: personalDataRoutes,
  settings: settingsRoutes,
  adminSettings: adminSettingsRoutes,
  preview: previewRoutes,
  drafts: draftRoutes,
  versions: versionRoutes,
  users: userRoutes,
  account: accountRoutes,
  sessions: sessionRoutes,
  record: recordRoutes,
  changes: changesRoutes,
  publication: publicationRoutes,
  system: systemRoutes,
  document: documentRoutes,
};
