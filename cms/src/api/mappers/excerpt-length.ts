/** Of the plain text of a card. */
export const EXCERPT_LENGTH = 160;
