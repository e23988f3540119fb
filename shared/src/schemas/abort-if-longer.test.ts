import { expect, test } from 'vitest';
import { contactMessageInputSchema } from './contact-message-input.ts';
import { exhibitorInputSchema } from './exhibitor.ts';
import { fairInputSchema } from './fair.ts';
import { participantSubmissionInputSchema } from './participant-submission-input.ts';
import { userInputSchema } from './people.ts';
import { pressItemInputSchema } from './press-item.ts';
import { siteSettingsInputSchema } from './site-settings.ts';

// The slowest strings for the patterns of e-mail and web addresses: on these strings a pattern backtracks from every position.
const EMAIL = `a@${'.'.repeat(1000)}@`;
const ADDRESS = `http://${'a'.repeat(1000)} a`;

test.each([
  ['the e-mail of a message', contactMessageInputSchema.shape.email, EMAIL],
  ['the e-mail of a request', participantSubmissionInputSchema.shape.contactEmail, EMAIL],
  ['the e-mail of the settings', siteSettingsInputSchema.shape.email, EMAIL],
  ['the e-mail of an account', userInputSchema.shape.email, EMAIL],
  ['the address of a network', siteSettingsInputSchema.shape.facebookUrl, ADDRESS],
  ['the link of a press item', pressItemInputSchema.shape.link, ADDRESS],
  ['the invitation of a fair', fairInputSchema.shape.invitationUrl, ADDRESS],
  ['the website of an exhibitor', exhibitorInputSchema.shape.website, ADDRESS],
])('%s is refused for its length before a pattern examines it', (_, schema, text) => {
  const { issues = [] } = schema.safeParse(text).error ?? {};
  expect(issues.map(({ code }) => code)).toEqual(['too_big']);
});
