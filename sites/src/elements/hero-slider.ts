const DELAY_MS = 5000;

/**
 * Slides that fade one into the next by themselves. The first stands in the HTML; the pictures of the others are
 * kept in a template, so that none is fetched before the page has loaded.
 */
export class HeroSlider extends HTMLElement {
  private shown = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  connectedCallback() {
    this.button('previous')?.addEventListener('click', () => this.go(this.shown - 1));
    this.button('next')?.addEventListener('click', () => this.go(this.shown + 1));
    this.button('pause')?.addEventListener('click', () => (this.timer ? this.pause() : this.play()));
    for (const [index, dot] of this.dots.entries()) dot.addEventListener('click', () => this.go(index));
    if (this.dots.length < 2) return;

    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const start = () => (isStill ? this.pause() : this.play());
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
  }

  disconnectedCallback() {
    clearInterval(this.timer);
  }

  private get dots() {
    return [...this.querySelectorAll<HTMLElement>('[data-dot]')];
  }

  private button(name: string) {
    return this.querySelector<HTMLElement>(`[data-control="${name}"]`);
  }

  /** Fetches the pictures that have waited. */
  private unpack() {
    const template = this.querySelector('template');
    template?.replaceWith(template.content);
  }

  private go(to: number) {
    this.unpack();
    const count = this.dots.length;
    this.shown = (to + count) % count;
    for (const selector of ['[data-picture]', '[data-caption]']) {
      for (const [index, element] of this.querySelectorAll(selector).entries()) {
        element.toggleAttribute('data-shown', index === this.shown);
      }
    }
    for (const [index, dot] of this.dots.entries()) {
      dot.setAttribute('aria-current', String(index === this.shown));
    }
    // A slide that was chosen is seen for its whole time.
    if (this.timer) this.play();
  }

  private play() {
    this.unpack();
    clearInterval(this.timer);
    this.timer = setInterval(() => {
      if (!document.hidden) this.go(this.shown + 1);
    }, DELAY_MS);
    this.tell(true);
  }

  private pause() {
    clearInterval(this.timer);
    this.timer = undefined;
    this.tell(false);
  }

  private tell(isPlaying: boolean) {
    const pause = this.button('pause');
    const label = isPlaying ? pause?.dataset.pause : pause?.dataset.play;
    if (label) pause?.setAttribute('aria-label', label);
    this.toggleAttribute('data-playing', isPlaying);
    // What changes by itself is not read out; what a person asked for is.
    this.querySelector('[data-captions]')?.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
  }
}

customElements.define('hero-slider', HeroSlider);
