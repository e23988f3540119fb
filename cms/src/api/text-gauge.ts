/** The limit of a text without its pasted pictures. */
const MAX_TEXT_LENGTH = 1024 * 1024;
/**
 * The limit of all texts of a call with their pasted pictures. One picture of the maximum size fits (base64 adds a third),
 * with some small pictures.
 */
export const MAX_TEXTS_LENGTH = 24 * 1024 * 1024;
/** Room for the rest of a body: part headers and JSON escapes. */
export const MAX_REST_LENGTH = 1024 * 1024;
const PASTED_PICTURE = /data:image\/[a-z]+;base64,[a-z\d+/=]*/gi;

/**
 * Creates a function that measures the texts of one request. Call it once for each text. It returns true if that text is too
 * long, or if all the texts so far are too long together.
 */
export function createTextGauge(): (text: string) => boolean {
  let length = 0;
  return (text) => {
    length += text.length;
    return length > MAX_TEXTS_LENGTH || text.replace(PASTED_PICTURE, '').length > MAX_TEXT_LENGTH;
  };
}
