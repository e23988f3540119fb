/** Decodes a URL component or path, e.g. `%C5%9F` → `ş`. Returns it unchanged when it is not valid percent-encoding. */
export function decodeComponent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
