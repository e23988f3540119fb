import Swiper from 'swiper';
import { EffectFade, Navigation } from 'swiper/modules';
import { api } from '../lib/api.ts';
import { isPreview } from '../lib/is-preview.ts';
import type { HeroSlider } from './hero-slider.ts';
import { replaceSlides } from './replace-slides.ts';

const DELAY_MS = 5000;
const FADE_MS = 600;

export function runSlides(slider: HeroSlider): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let isPlaying = !isStill;
  let swiper: Swiper | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  const all = (selector: string) => [...slider.querySelectorAll<HTMLElement>(selector)];
  const control = (name: string) => slider.querySelector<HTMLElement>(`[data-control="${name}"]`);

  const mark = (shown: number) => {
    for (const [at, caption] of all('[data-caption]').entries()) {
      caption.toggleAttribute('data-shown', at === shown);
    }
    for (const [at, dot] of all('[data-dot]').entries())
      dot.setAttribute('aria-current', String(at === shown));
  };

  const start = (initialSlide = 0) => {
    const pictures = slider.querySelector<HTMLElement>('[data-pictures]');
    if (swiper || !pictures || all('[data-dot]').length < 2) return;
    const waiting = slider.querySelector('template');
    waiting?.replaceWith(waiting.content);
    swiper = new Swiper(pictures, {
      modules: [EffectFade, Navigation],
      effect: 'fade',
      fadeEffect: { crossFade: true },
      speed: isStill ? 0 : FADE_MS,
      // `rewind` looks like `loop`, but keeps the order of the elements.
      rewind: true,
      initialSlide,
      navigation: { prevEl: control('previous'), nextEl: control('next'), addIcons: false },
      on: {
        slideChange: ({ activeIndex }) => mark(activeIndex),
        // Restart the timer, so that a slide that the visitor chooses is shown for the whole delay too.
        beforeTransitionStart: () => play(),
        sliderFirstMove: () => stop(),
        touchEnd: () => play(),
      },
    });
    play();
  };

  // Use a timer, because Swiper's own autoplay would run a script in every frame.
  const play = () => {
    stop();
    if (isPlaying && !document.hidden) timer = setInterval(() => swiper?.slideNext(), DELAY_MS);
  };

  const stop = () => clearInterval(timer);

  /** Refetches the slides. If the list is empty, the old slides stay until the next release. */
  const refresh = async () => {
    const slides = await api.sliderImages.list();
    if (!Array.isArray(slides)) return console.error('/api/slider-images did not answer with a list');
    if (slides.length === 0) return;
    const shown = all('[data-picture]')[swiper?.activeIndex ?? 0]?.dataset.picture;
    if (!replaceSlides(slider, slides)) return;
    stop();
    swiper?.destroy();
    swiper = undefined;
    const index = Math.max(
      0,
      slides.findIndex(({ id }) => String(id) === shown),
    );
    mark(index);
    start(index);
    slider.showPlaying(isPlaying && slides.length > 1);
  };

  slider.addEventListener('click', ({ target }) => {
    const index = all('[data-dot]').indexOf(target as HTMLElement);
    if (index >= 0) swiper?.slideTo(index);
  });
  control('pause')?.addEventListener('click', () => {
    isPlaying = !isPlaying;
    slider.showPlaying(isPlaying);
    play();
  });
  document.addEventListener('visibilitychange', play);

  if (isPlaying) start();
  else {
    // Load the other pictures on the first interaction. The capture phase runs before the control handles the event.
    for (const event of ['pointerdown', 'click'])
      slider.addEventListener(event, () => start(), { capture: true });
  }
  if (!isPreview()) refresh().catch(console.warn);
}
