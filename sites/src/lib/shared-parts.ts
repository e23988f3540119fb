/**
 * Finds the parts of a page that many pages share: the bar above the header, the list of other fairs or news, and the
 * footer. These parts show only content that was read with the `Place` `part` (content.ts). If only such content changes, the
 * publisher replaces these parts and does not render each page again.
 */
export function sharedParts(html: string): string[] {
  return html.match(/<(top-bar|footer)[\s>].*?<\/\1>|<section data-shared\b.*?<\/section>/gs) ?? [];
}
