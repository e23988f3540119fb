/**
 * The first slide is in the HTML. Swiper and the other pictures are loaded after the page, or by the first click on a
 * control, which is then repeated.
 */
export class HeroSlider extends HTMLElement {
  connectedCallback() {
    if (!this.querySelector('[data-dot]')) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.showPlaying(false);

    let clicked: HTMLElement | null = null;
    let isLoading = false;
    const start = async () => {
      if (isLoading) return;
      isLoading = true;
      try {
        const { runSlides } = await import('./run-slides.ts');
        this.removeEventListener('click', hold);
        runSlides(this);
        clicked?.click();
      } catch (error) {
        // The first slide stays; the next click tries again.
        isLoading = false;
        console.warn(error);
      }
    };
    const hold = ({ target }: Event) => {
      clicked = (target as Element).closest<HTMLElement>('[data-dot], [data-control]');
      if (clicked) start();
    };
    this.addEventListener('click', hold);
    if (document.readyState === 'complete') start();
    // The browser first paints what came with the load event.
    else addEventListener('load', () => setTimeout(start), { once: true });
  }

  showPlaying(isPlaying: boolean) {
    const pause = this.querySelector<HTMLElement>('[data-control="pause"]');
    const label = isPlaying ? pause?.dataset.pause : pause?.dataset.play;
    if (label) pause?.setAttribute('aria-label', label);
    this.toggleAttribute('data-playing', isPlaying);
    // Screen readers announce the slides that a person chooses, not those that change by themselves.
    this.querySelector('[data-captions]')?.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
  }
}

customElements.define('hero-slider', HeroSlider);
