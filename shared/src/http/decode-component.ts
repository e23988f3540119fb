/** Decodes a URL component or path, e.g. `%C5%9F` → `ş`. Returns invalid percent-encoding unchanged. */
export function decodeComponent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
