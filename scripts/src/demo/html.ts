/** Joins the lines of HTML into one line without whitespace between blocks, as the editor saves it. */
export function html(parts: TemplateStringsArray): string {
  return parts
    .join('')
    .trim()
    .replace(/>\s*\n\s*</g, '><')
    .replace(/\s*\n\s*/g, ' ');
}
