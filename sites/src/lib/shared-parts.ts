/**
 * Finds the parts of a page that many pages share: the bar above the header, the list of other fairs or news, and the
 * footer. They depend only on reads whose `Place` is `part` (content.ts), so the publisher replaces them without rendering pages.
 */
export function sharedParts(html: string): string[] {
  return html.match(/<(top-bar|footer)[\s>].*?<\/\1>|<section data-shared\b.*?<\/section>/gs) ?? [];
}
