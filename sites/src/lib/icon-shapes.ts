// Paths on a 24 px grid. Icons are drawn with a 1.75 px stroke, brand logos are filled. In a logo, the outlines of holes run
// anticlockwise. Every page holds several of these paths, so they are as short as their shapes allow.
export const STROKE_ICONS = {
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  previous: 'm15 5-7 7 7 7',
  next: 'm9 5 7 7-7 7',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 5v14l12-7z',
  up: 'M12 20V5m-6 6 6-6 6 6',
  down: 'm6 9 6 6 6-6',
  menu: 'M3 7h18M3 12h18M3 17h18',
  close: 'M5 5l14 14M19 5 5 19',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  phone: 'M5 3h4l1.5 5L8 10a13 13 0 0 0 6 6l2-2.5 5 1.5v4c0 1-1 2-2 2C10.5 21 3 13.5 3 5c0-1 1-2 2-2Z',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21ZM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  calendar: 'M3 5h18v16H3zM3 10h18M8 2v5M16 2v5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 21 21',
  share: 'M12 15V3m-4 4 4-4 4 4M5 11v10h14V11',
  copy: 'M9 9h11v11H9zM6 15H4V4h11v2',
  download: 'M12 4v11m-5-5 5 5 5-5M4 20h16',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M16.5 7.5h0',
  external: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9',
} as const;

export const BRAND_ICONS = {
  facebook:
    'M13.5 21v-7.5h2.6l.4-3.1h-3V8.5c0-.9.3-1.5 1.6-1.5h1.6V4.2C16.4 4.1 15.5 4 14.4 4c-2.4 0-4 1.4-4 4.1v2.3H7.7v3.1h2.7V21z',
  x: 'M4 4h4.6l3.8 5.1L16.8 4h2.4l-5.7 6.6L20 20h-4.6l-4.2-5.6L6.4 20H4l6.1-7.1zm3.3 1.8 8.9 12.4h1.5L8.8 5.8z',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4ZM10 8.8v6.4l5.5-3.2z',
  whatsapp:
    'M12 3a9 9 0 0 0-7.7 13.6L3 21l4.5-1.2A9 9 0 1 0 12 3Zm0 1.7a7.3 7.3 0 1 1-3.9 13.5l-.3-.2-2.5.7.7-2.4-.2-.3A7.3 7.3 0 0 1 12 4.7ZM8.9 7.9c-.2 0-.5.1-.7.4-.3.3-.9.9-.9 2.1s.9 2.5 1 2.6c.2.2 1.8 2.8 4.4 3.9 2.2.9 2.6.7 3.1.7s1.5-.6 1.7-1.2c.2-.6.2-1.1.2-1.2-.1-.1-.3-.2-.5-.3l-1.7-.8c-.2-.1-.4-.1-.6.1l-.8 1c-.1.2-.3.2-.5.1a6 6 0 0 1-3.1-2.7c-.1-.2 0-.4.1-.5l.5-.6.2-.4v-.4l-.8-1.9c-.2-.5-.4-.4-.6-.4z',
  linkedin:
    'M4.5 9.5h3v10h-3zM6 4.3a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5M9.5 9.5h2.9v1.4c.5-.9 1.6-1.7 3.2-1.7 3.1 0 3.9 2 3.9 4.7v5.6h-3v-5c0-1.3-.1-2.7-1.8-2.7s-2.2 1.3-2.2 2.7v5h-3z',
} as const;

export type IconName = keyof typeof STROKE_ICONS | keyof typeof BRAND_ICONS;

export function isStrokeIcon(name: IconName): name is keyof typeof STROKE_ICONS {
  return name in STROKE_ICONS;
}
