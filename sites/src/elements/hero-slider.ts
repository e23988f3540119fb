/**
 * The first slide is in the HTML. Swiper and the other pictures load after the page has loaded, or on the first click on a
 * control. That click is replayed once Swiper runs.
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
    // `setTimeout` lets the browser paint first.
    else addEventListener('load', () => setTimeout(start), { once: true });
  }

  showPlaying(isPlaying: boolean) {
    const pause = this.querySelector<HTMLElement>('[data-control="pause"]');
    const label = isPlaying ? pause?.dataset.pause : pause?.dataset.play;
    if (label) pause?.setAttribute('aria-label', label);
    this.toggleAttribute('data-playing', isPlaying);
    // Screen readers announce slides that the visitor chooses, but not automatic changes.
    this.querySelector('[data-captions]')?.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
  }
}

customElements.define('hero-slider', HeroSlider);
