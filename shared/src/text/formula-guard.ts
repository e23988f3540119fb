/**
 * A spreadsheet evaluates a cell that begins with one of these signs. A cell also begins after a comma, semicolon, tab or line
 * break inside our cell if the spreadsheet splits the file at that character. Quotes and spaces before the sign change nothing.
 * Some versions of Excel also read the full-width signs.
 */
const FORMULA = /(^|[,;\t\r\n])(?=(?:["']|[^\S\t\r\n])*[=+\-@＝＋－＠])|^(?='*[\t\r])/g;
const GUARDED_FORMULA = /(^|[,;\t\r\n])'(?=(?:["']|[^\S\t\r\n])*[=+\-@＝＋－＠])|^'(?='*[\t\r])/g;

/**
 * Puts an apostrophe in front of everything that a spreadsheet could read as a formula. If the text already has an apostrophe
 * there, it gets a second one, so that removing the guard restores the text exactly.
 */
export const withFormulaGuard = (text: string): string => text.replace(FORMULA, "$1'");

/** The inverse of `withFormulaGuard`. */
export const withoutFormulaGuard = (text: string): string => text.replace(GUARDED_FORMULA, '$1');
