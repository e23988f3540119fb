import s from './icon.module.css';

// On a module of 24, in right angles and quarter circles, like the mark.
const SHAPES = {
  overview: 'M4 4h7v7H4z M13 4h7v4h-7z M13 11h7v9h-7z M4 14h7v6H4z',
  site: 'M3 20h18 M5 20V9l7-5 7 5v11 M9 20v-6h6v6',
  fairs: 'M4 6h16v14H4z M4 10h16 M8 3v4 M16 3v4 M8 14h3v3H8z',
  chevron: 'M6 9l6 6 6-6',
  back: 'M15 6l-6 6 6 6',
  next: 'M9 6l6 6-6 6',
  menu: 'M4 7h16 M4 12h16 M4 17h16',
  sidebar: 'M4 5h16v14H4z M10 5v14',
  close: 'M6 6l12 12 M18 6L6 18',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z M12 2v3 M12 19v3 M2 12h3 M19 12h3 M5 5l2 2 M17 17l2 2 M5 19l2-2 M17 7l2-2',
  moon: 'M20 14A8 8 0 1 1 10 4a6.5 6.5 0 0 0 10 10z',
  external: 'M14 4h6v6 M20 4l-9 9 M18 14v6H4V6h6',
  plus: 'M12 5v14 M5 12h14',
  pencil: 'M4 20v-4L16 4l4 4L8 20z M13 7l4 4',
  trash: 'M4 7h16 M9 7V4h6v3 M6 7v13h12V7 M10 11v5 M14 11v5',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14z M16 16l5 5',
  image: 'M4 5h16v14H4z M4 16l5-5 5 5 2-2 4 4 M15 9h1',
  check: 'M5 12l5 5L20 7',
  warning: 'M12 4l9 16H3z M12 10v5 M12 17.5v.5',
  error: 'M8 3h8l5 5v8l-5 5H8l-5-5V8z M12 8v5 M12 15.5v.5',
  info: 'M4 4h16v16H4z M12 11v5 M12 8v.5',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7z M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  eyeOff: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7z M4 20L20 4',
  signOut: 'M10 4H4v16h6 M9 12h12 M17 8l4 4-4 4',
  undo: 'M4 9h10a5 5 0 0 1 0 10H9 M8 5L4 9l4 4',
} as const;

export type IconName = keyof typeof SHAPES;

/** Drawn beside words, or inside of a button that has a name: never read aloud. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={s.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}
