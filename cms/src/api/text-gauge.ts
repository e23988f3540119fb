/** A text without the pictures that were pasted into it. */
const MAX_TEXT_LENGTH = 1024 * 1024;
/** All texts of a call with them: one of the largest, a third longer as text, and some small ones beside it. */
export const MAX_TEXTS_LENGTH = 24 * 1024 * 1024;
/** For what a body has besides its texts: the headers of parts, the escapes of JSON. */
export const ROOM_BESIDE_TEXTS = 1024 * 1024;
const PASTED_PICTURE = /data:image\/[a-z]+;base64,[a-z\d+/=]*/gi;

/** Takes the texts of one call, one after the other, and says when one of them, or all so far, are too long. */
export function createTextGauge(): (text: string) => boolean {
  let length = 0;
  return (text) => {
    length += text.length;
    return length > MAX_TEXTS_LENGTH || text.replace(PASTED_PICTURE, '').length > MAX_TEXT_LENGTH;
  };
}
