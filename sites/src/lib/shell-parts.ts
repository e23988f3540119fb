/**
 * The parts of the shell that are equal on every page: the bar above the header, and the footer. They read only `shell`,
 * so that the publisher can replace them in an existing page without rendering it.
 */
export function shellParts(html: string): string[] {
  return html.match(/<(top-bar|footer)[\s>].*?<\/\1>/gs) ?? [];
}
