import { BRAND_ICONS, type IconName, isStrokeIcon, STROKE_ICONS } from '../lib/icon-shapes.ts';

/**
 * A decorative icon, hidden from screen readers. A button with this icon needs a label or visible text. Astro pages use
 * `icon.astro`.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {isStrokeIcon(name) ? (
        <path
          d={STROKE_ICONS[name]}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="square"
        />
      ) : (
        <path d={BRAND_ICONS[name]} fill="currentColor" />
      )}
    </svg>
  );
}
