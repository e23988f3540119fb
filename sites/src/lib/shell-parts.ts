/**
 * What every page shows alike of its shell: the bar above the header and the footer, which ask the question `shell` and
 * none about the page they are on. Whoever has a page as it was need not render it again when only these change.
 */
export function shellParts(html: string): string[] {
  return html.match(/<(top-bar|footer)[\s>].*?<\/\1>/gs) ?? [];
}
