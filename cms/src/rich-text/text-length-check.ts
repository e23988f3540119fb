/** The maximum length of one string, not counting pasted pictures. */
export const MAX_TEXT_LENGTH = 1024 * 1024;
/**
 * The maximum length of all strings of a call together, including pasted pictures. One picture of the maximum size fits (base64
 * adds a third), with some small pictures.
 */
export const MAX_TEXTS_LENGTH = 24 * 1024 * 1024;
/** Room for the rest of a body: part headers and JSON escapes. */
export const MAX_REST_LENGTH = 1024 * 1024;
const PASTED_PICTURE = /data:image\/[a-z]+;base64,[a-z\d+/=]*/gi;

/**
 * Creates a function that measures the strings of one request. Call it once for each string. It returns true if that string is
 * too long, or if all strings so far are too long together.
 */
export function createTextLengthCheck(): (text: string) => boolean {
  let length = 0;
  return (text) => {
    length += text.length;
    return length > MAX_TEXTS_LENGTH || text.replace(PASTED_PICTURE, '').length > MAX_TEXT_LENGTH;
  };
}
