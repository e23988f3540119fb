/** Stores a text in this browser. Returns false if the storage is full or disabled. */
export function storeLocally(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
