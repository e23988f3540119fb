/** Under which a form's draft is kept in this tab. */
export const CONTACT_DRAFT = 'contact-form';
export const PARTICIPANT_DRAFT = 'participant-form';
