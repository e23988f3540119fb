/**
 * The parts of the shell that are the same on every page: the bar above the header and the footer. They ask the question
 * `shell` and nothing about their page, so the publisher can replace them without rendering the page.
 */
export function shellParts(html: string): string[] {
  return html.match(/<(top-bar|footer)[\s>].*?<\/\1>/gs) ?? [];
}
