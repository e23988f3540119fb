export function unmarkPreview(html: string, base: string): string {
  return html
    .replace('<meta name="robots" content="noindex">', '')
    .replaceAll('<form inert', '<form')
    .replaceAll(/ data-today="[^"]*"/g, '')
    .replaceAll(` href="${base}/`, ' href="/');
}
