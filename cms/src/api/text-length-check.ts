/** The maximum length of one string, not counting pasted pictures. */
const MAX_TEXT_LENGTH = 1024 * 1024;
/** For all strings of a call, including pasted pictures: one of the maximum size (base64 adds a third) and small ones. */
export const MAX_TEXTS_LENGTH = 24 * 1024 * 1024;
/** Room for the rest of a body: part headers and JSON escapes. */
export const MAX_REST_LENGTH = 1024 * 1024;
const PASTED_PICTURE = /data:image\/[a-z]+;base64,[a-z\d+/=]*/gi;

/** The function is called once per string. True if the string is too long, or all strings so far are too long together. */
export function createTextLengthCheck(): (text: string) => boolean {
  let length = 0;
  return (text) => {
    length += text.length;
    return length > MAX_TEXTS_LENGTH || text.replace(PASTED_PICTURE, '').length > MAX_TEXT_LENGTH;
  };
}
