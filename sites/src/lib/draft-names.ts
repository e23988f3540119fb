export const CONTACT_DRAFT = 'contact-form';
export const PARTICIPANT_DRAFT = 'participant-form';
