/**
 * Finds the parts of a page that many pages share: the bar above the header, the list of other fairs or news, and the
 * footer. They show only results of `read` whose `Place` is `part` (content.ts). If only such results change, the publisher
 * replaces these parts and does not render each page again.
 */
export function sharedParts(html: string): string[] {
  return html.match(/<(top-bar|footer)[\s>].*?<\/\1>|<section data-shared\b.*?<\/section>/gs) ?? [];
}
