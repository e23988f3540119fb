/**
 * HTML written over several lines, as one line without blanks between its blocks: how the editor saves it.
 */
export function html(parts: TemplateStringsArray): string {
  return parts
    .join('')
    .trim()
    .replace(/>\s*\n\s*</g, '><')
    .replace(/\s*\n\s*/g, ' ');
}
