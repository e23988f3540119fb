/** A fake `XMLHttpRequest` that uses the stubbed `fetch` and reports half of the upload before the response. */
export class FakeXhr {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  withCredentials = false;
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  #method = '';
  #url = '';
  #headers: Record<string, string> = {};
  #aborter = new AbortController();

  open(method: string, url: string) {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string) {
    this.#headers[name] = value;
  }

  abort() {
    this.#aborter.abort();
  }

  async send(body: FormData) {
    this.upload.onprogress?.({ loaded: 50, total: 100 });
    try {
      const init = { method: this.#method, headers: this.#headers, body, signal: this.#aborter.signal };
      const response = await fetch(this.#url, init);
      this.status = response.status;
      this.responseText = await response.text();
      this.onload?.();
    } catch {
      if (this.#aborter.signal.aborted) this.onabort?.();
      else this.onerror?.();
    }
  }
}
