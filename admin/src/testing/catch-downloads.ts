import { onTestFinished, vi } from 'vitest';

export function catchDownloads() {
  const downloads: { name: string; text: Promise<string> }[] = [];
  let content = new Blob();
  const store = vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    content = given as Blob;
    return 'blob:download';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push({ name: this.download, text: content.text() });
  });
  onTestFinished(() => {
    store.mockRestore();
    click.mockRestore();
  });
  return downloads;
}
