import { BRANDS, type IconName, isDrawnByPen, PEN } from '../lib/icon-shapes.ts';

/** Decoration: the words stand beside it, or in the name of its button. In pages `icon.astro` draws the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {isDrawnByPen(name) ? (
        <path d={PEN[name]} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="square" />
      ) : (
        <path d={BRANDS[name]} fill="currentColor" fillRule="evenodd" />
      )}
    </svg>
  );
}
