/**
 * A spreadsheet evaluates a cell that begins with one of these signs. A cell also begins after a comma, semicolon, tab or line
 * break inside our cell if the spreadsheet splits the file at that character. Quotes and spaces before the sign change nothing.
 * Some Excels also read the wide signs of East Asian fonts.
 */
const FORMULA = /(^|[,;\t\r\n])(?=(?:["']|[^\S\t\r\n])*[=+\-@＝＋－＠])|^(?='*[\t\r])/g;
const GUARDED_FORMULA = /(^|[,;\t\r\n])'(?=(?:["']|[^\S\t\r\n])*[=+\-@＝＋－＠])|^'(?='*[\t\r])/g;

/**
 * Puts an apostrophe in front of everything that a spreadsheet could read as a formula. An apostrophe of the text in front of a
 * formula also gets another one, so that the guard can be removed exactly.
 */
export const withFormulaGuard = (text: string): string => text.replace(FORMULA, "$1'");

/** The inverse of `withFormulaGuard`. */
export const withoutFormulaGuard = (text: string): string => text.replace(GUARDED_FORMULA, '$1');
