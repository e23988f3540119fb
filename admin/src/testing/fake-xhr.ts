/** `XMLHttpRequest` on whatever `fetch` is at the moment; sends two steps of progress before the answer. */
export class FakeXhr {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  withCredentials = false;
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  #call = '';
  #aborter = new AbortController();

  open(_method: string, url: string) {
    this.#call = url;
  }

  setRequestHeader() {}

  abort() {
    this.#aborter.abort();
  }

  async send(body: FormData) {
    this.upload.onprogress?.({ loaded: 50, total: 100 });
    try {
      const response = await fetch(this.#call, { method: 'POST', body, signal: this.#aborter.signal });
      this.status = response.status;
      this.responseText = await response.text();
      this.onload?.();
    } catch {
      if (this.#aborter.signal.aborted) this.onabort?.();
      else this.onerror?.();
    }
  }
}
