/** The rows of a block in a long list. The browser skips the style and layout of whole blocks out of view. */
export const ROWS_OF_BLOCK = 20;
