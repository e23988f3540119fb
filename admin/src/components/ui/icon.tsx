import s from './icon.module.css';

// Drawn on a 24 px grid with right angles and quarter circles, like the logo.
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
  redo: 'M20 9H10a5 5 0 0 0 0 10h5 M16 5l4 4-4 4',
  bold: 'M7 4h6a4 4 0 0 1 0 8H7z M7 12h7a4 4 0 0 1 0 8H7z',
  italic: 'M10 4h8 M6 20h8 M14 4l-4 16',
  underline: 'M6 4v7a6 6 0 0 0 12 0V4 M5 20h14',
  strike: 'M4 12h16 M17 8a4 4 0 0 0-4-4h-2a4 4 0 0 0-4 4 M7 16a4 4 0 0 0 4 4h2a4 4 0 0 0 4-4',
  quote: 'M5 5v14 M10 8h10 M10 12h10 M10 16h6',
  bullets: 'M9 6h11 M9 12h11 M9 18h11 M4 5h2v2H4z M4 11h2v2H4z M4 17h2v2H4z',
  numbers: 'M10 6h10 M10 12h10 M10 18h10 M4 4h2v5 M4 14h3l-3 4h3',
  outdent: 'M4 5h16 M11 10h9 M11 14h9 M4 19h16 M8 9l-3 3 3 3',
  indent: 'M4 5h16 M11 10h9 M11 14h9 M4 19h16 M5 9l3 3-3 3',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1 M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  clear: 'M5 5h12 M11 5L8 19 M14 14l6 6 M20 14l-6 6',
  upload: 'M12 16V4 M7 9l5-5 5 5 M4 16v4h16v-4',
  download: 'M12 4v12 M7 11l5 5 5-5 M4 20h16',
  pages: 'M6 3h9l4 4v14H6z M9 10h7 M9 14h7 M9 18h4',
  drafts: 'M6 3h9l4 4v5 M6 3v18h5 M13 21v-3l6-6 3 3-6 6z',
  history: 'M4 12a8 8 0 1 1 3 6 M4 19v-4h4 M12 8v5h4',
  inbox: 'M4 5h16v14H4z M4 14h5a3 3 0 0 0 6 0h5',
  settings: 'M4 7h9 M17 7h3 M4 17h3 M11 17h9 M13 5h4v4h-4z M7 15h4v4H7z',
  press: 'M4 5h13v14H4z M17 9h3v10h-3 M7 9h7 M7 13h7 M7 16h4',
  gallery: 'M4 4h7v7H4z M13 4h7v7h-7z M4 13h7v7H4z M13 13h7v7h-7z',
  drag: 'M8 5h2v2H8z M14 5h2v2h-2z M8 11h2v2H8z M14 11h2v2h-2z M8 17h2v2H8z M14 17h2v2h-2z',
  mail: 'M3 5h18v14H3z M3 6l9 8 9-8',
  phone: 'M5 3h4l2 6-3 2a12 12 0 0 0 5 5l2-3 6 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z',
  pin: 'M12 21l-6-9a6 6 0 1 1 12 0z M12 7v4',
  facebook: 'M14 21v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3V3h-4a4 4 0 0 0-4 4v2H7v4h3v8',
  twitter: 'M4 4l16 16 M20 4L4 20',
  instagram: 'M4 4h16v16H4z M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z M17 7h.5',
  youtube: 'M3 6h18v12H3z M10 9l5 3-5 3z',
  people:
    'M9 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8z M2 20a7 7 0 0 1 14 0z M16 5a3.5 3.5 0 0 1 0 7 M18 15a6 6 0 0 1 4 5',
  copy: 'M8 8h12v12H8z M16 8V4H4v12h4',
  key: 'M8 11a4 4 0 1 1 0 8 4 4 0 0 1 0-8z M11 12l8-8 M16 7l3 3',
} as const;

export type IconName = keyof typeof SHAPES;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={s.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}
