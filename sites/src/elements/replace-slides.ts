import { HOME_MESSAGES as m } from '@fuar/shared/messages/public/home';
import type { SliderImage } from '@fuar/shared/schemas/slider-image';
import { SLIDE_SIZES, toImgAttributes } from '../lib/picture.ts';

/**
 * Replaces the slides of a slider. Returns false and changes nothing if the slider was built without slides or already shows
 * equal slides.
 */
export function replaceSlides(slider: HTMLElement, slides: SliderImage[]): boolean {
  const waiting = slider.querySelector('template')?.content;
  const pictures = [slider, waiting].flatMap((part) => [
    ...(part?.querySelectorAll<HTMLImageElement>('[data-picture]') ?? []),
  ]);
  const captions = [...slider.querySelectorAll<HTMLElement>('[data-caption]')];
  const dots = [...slider.querySelectorAll<HTMLElement>('[data-dot]')];
  const [picture] = pictures;
  const [caption] = captions;
  const [dot] = dots;
  if (!picture || !caption || !dot) return false;

  const next = {
    pictures: slides.map((slide) => toPicture(slide, pictures)),
    captions: slides.map((slide, index) => toCaption(slide, index, slides.length, caption)),
    dots: slides.map((_, index) => dots[index] ?? toDot(index, dot)),
  };
  const isSame =
    next.pictures.every((element, index) => element === pictures[index]) &&
    textOf(next.captions) === textOf(captions);
  if (isSame && pictures.length === slides.length) return false;

  picture.parentElement?.replaceChildren(...next.pictures);
  caption.parentElement?.replaceChildren(...next.captions);
  dot.parentElement?.replaceChildren(...next.dots);
  const isOne = slides.length === 1;
  const hide = (selector: string, isHidden: boolean) =>
    slider.querySelector(selector)?.toggleAttribute('hidden', isHidden);
  hide('[data-controls]', isOne);
  hide('[data-bar]', isOne && !slides.some(({ title, subtitle }) => title || subtitle));
  return true;
}

/** Returns the slide's existing element, so that the picture does not flicker, or a new element. */
function toPicture(slide: SliderImage, present: HTMLImageElement[]) {
  const alt = slide.image?.alt ?? '';
  const { src, srcset, sizes, width, height } = toImgAttributes(slide, SLIDE_SIZES);
  const shown = present.find(
    (picture) => picture.dataset.picture === String(slide.id) && picture.getAttribute('src') === src,
  );
  if (shown?.alt === alt) return shown;
  const picture = new Image(width, height);
  picture.dataset.picture = String(slide.id);
  return Object.assign(picture, { className: 'swiper-slide', alt, ...(srcset && { sizes, srcset }), src });
}

function toCaption({ title, subtitle }: SliderImage, index: number, count: number, model: HTMLElement) {
  const caption = model.cloneNode(true) as HTMLElement;
  caption.removeAttribute('data-shown');
  const texts = { position: m.slide(index + 1, count), title, subtitle };
  for (const [name, text] of Object.entries(texts)) {
    const place = caption.querySelector<HTMLElement>(`[data-${name}]`);
    if (place) Object.assign(place, { textContent: text ?? '', hidden: !text });
  }
  return caption;
}

function toDot(index: number, model: HTMLElement) {
  const dot = model.cloneNode() as HTMLElement;
  dot.setAttribute('aria-label', m.goToSlide(index + 1));
  return dot;
}

function textOf(elements: HTMLElement[]): string {
  return elements.map((element) => element.textContent).join('\n');
}
