/**
 * More accents than any language has on one letter. They are removed before `normalize`, whose time grows with the square of
 * the number of accents.
 */
const SURPLUS_ACCENTS = /(\p{M}{30})\p{M}+/gu;

/**
 * Normalises to NFC and trims. Removes control characters (except line breaks and tabs), lone surrogates and all but 30 accents
 * of a letter. Also removes marks that change the direction of all later words, even of those after this text.
 */
export function cleanText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
      // Count accents only after the removals above, because a removal can join the accents before and after a character.
      .replace(SURPLUS_ACCENTS, '$1')
      .normalize('NFC')
      .trim()
  );
}

/**
 * Removes invisible characters and trims. Copied addresses and numbers often contain such characters, e.g. a zero-width space or
 * a mark for the direction of text. No mail would reach such an address, and staff could not see why.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim();
}

/**
 * Matches strings with at least one visible character. The pattern lists invisible characters, such as a zero-width space. It
 * does not use the class `\p{Cf}`, because readers of `/api/openapi.json` may not know this class.
 */
export const VISIBLE_PATTERN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are invisible
  /[^\s\u0000-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/;

/**
 * One e-mail address. The specification asks for text, an at sign and text with a dot in it. The pattern also refuses control
 * characters, and the characters with which RFC 5322 writes names, groups, comments, quoted parts and lists of addresses.
 */
export const EMAIL_PATTERN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refuse them, as `cleanText` removes them and may leave a part empty
  /^[^\s\u0000-\u001f\u007f-\u009f@<>()[\]\\,;:"]+@[^\s\u0000-\u001f\u007f-\u009f@<>()[\]\\,;:"]+\.[^\s\u0000-\u001f\u007f-\u009f@<>()[\]\\,;:"]+$/;
