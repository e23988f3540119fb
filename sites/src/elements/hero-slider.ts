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
    this.addEventListener('click', ({ target }) => {
      const index = this.dots.indexOf(target as HTMLElement);
      if (index >= 0) this.go(index);
    });
    if (this.dots.length === 0) return;

    const start = () => {
      this.start();
      this.refresh();
    };
    if (document.readyState === 'complete') start();
    // What is painted with the load is painted first.
    else addEventListener('load', () => setTimeout(start), { once: true });
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

  private start() {
    if (this.dots.length < 2) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.pause();
    else this.play();
  }

  /** The slides of this moment in place of the build's; from or to none at all is left to the next release. */
  private async refresh() {
    try {
      // Loaded when the page stands: before, its first picture has the line to itself.
      const [{ api }, { replaceSlides }] = await Promise.all([
        import('../lib/api.ts'),
        import('./replace-slides.ts'),
      ]);
      const slides = await api.sliderImages.list();
      if (!Array.isArray(slides)) throw new Error('/api/slider-images did not answer with a list');
      if (slides.length === 0) return;
      const wasMany = this.dots.length > 1;
      const place = this.querySelectorAll<HTMLElement>('[data-picture]')[this.shown]?.dataset.picture;
      if (!replaceSlides(this, slides)) return;
      this.show(
        Math.max(
          0,
          slides.findIndex((slide) => String(slide.id) === place),
        ),
      );
      if (slides.length < 2) this.pause();
      else if (!wasMany) this.start();
    } catch (error) {
      // Those of the build stay.
      console.warn(error);
    }
  }

  /** Fetches the pictures that have waited. */
  private unpack() {
    const template = this.querySelector('template');
    template?.replaceWith(template.content);
  }

  private go(to: number) {
    this.unpack();
    const count = this.dots.length;
    this.show((to + count) % count);
    // A slide that was chosen is seen for its whole time.
    if (this.timer) this.play();
  }

  private show(index: number) {
    this.shown = index;
    for (const selector of ['[data-picture]', '[data-caption]']) {
      for (const [at, element] of this.querySelectorAll(selector).entries()) {
        element.toggleAttribute('data-shown', at === index);
      }
    }
    for (const [at, dot] of this.dots.entries()) dot.setAttribute('aria-current', String(at === index));
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
