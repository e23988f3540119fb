/** The number of rows of a block in a long list. The browser skips the layout of blocks that are out of view. */
export const ROWS_OF_BLOCK = 20;
