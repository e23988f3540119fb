/**
 * Finds the parts of a page that many pages share: the bar above the header, the list of other fairs or news, and the
 * footer. They depend only on questions whose place is `part`, so the publisher can replace them without rendering.
 */
export function sharedParts(html: string): string[] {
  return html.match(/<(top-bar|footer)[\s>].*?<\/\1>|<section data-shared\b.*?<\/section>/gs) ?? [];
}
