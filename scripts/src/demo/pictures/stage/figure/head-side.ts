import { circle, ellipse, path, rect } from '../../drawing/svg.ts';
import type { Look, Tone } from './look.ts';

export function headSide(look: Look, tone: Tone): string {
  const hair = tone(look.hair);
  const face = ellipse(0.015, -1.6, 0.098, 0.118, tone(look.skin));
  const nose = circle(0.115, -1.585, 0.017, tone(look.skin));
  const crown = path(
    'M-0.1 -1.52C-0.16 -1.78 0.1 -1.8 0.105 -1.66C0.05 -1.69 0.0 -1.67 -0.005 -1.62C-0.02 -1.56 -0.05 -1.52 -0.1 -1.52Z',
    hair,
  );
  const beard =
    look.extra === 'beard'
      ? path('M0.0 -1.56C0.02 -1.47 0.1 -1.46 0.112 -1.55C0.08 -1.56 0.04 -1.56 0 -1.56Z', hair)
      : '';
  switch (look.hairStyle) {
    case 'bald':
      return face + nose + beard;
    case 'long':
      return (
        face +
        nose +
        crown +
        path('M-0.02 -1.7C-0.17 -1.72 -0.15 -1.42 -0.16 -1.3C-0.09 -1.28 -0.04 -1.34 -0.03 -1.5Z', hair)
      );
    case 'bun':
      return circle(-0.11, -1.72, 0.055, hair) + face + nose + crown;
    case 'curly':
      return (
        [
          [-0.07, -1.66],
          [0.03, -1.71],
          [-0.1, -1.58],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 0.065, hair))
          .join('') +
        face +
        nose +
        crown
      );
    case 'scarf':
      return (
        face +
        nose +
        path(
          'M0.075 -1.7C0.03 -1.79 -0.13 -1.77 -0.12 -1.58C-0.12 -1.48 -0.17 -1.42 -0.15 -1.34C-0.05 -1.31 0.08 -1.33 0.1 -1.4C0.06 -1.46 0.03 -1.52 0.03 -1.6C0.03 -1.64 0.05 -1.68 0.075 -1.7Z',
          tone(look.accent),
        )
      );
    case 'chef':
      return (
        face +
        nose +
        beard +
        path(
          'M-0.09 -1.65V-1.75C-0.17 -1.8 -0.12 -1.92 -0.04 -1.88C0 -1.95 0.08 -1.93 0.08 -1.87C0.16 -1.89 0.17 -1.78 0.1 -1.75V-1.66Z',
          tone('#fbf6ec'),
        )
      );
    case 'helmet':
      return (
        face +
        nose +
        path('M-0.12 -1.64C-0.12 -1.8 0.13 -1.8 0.13 -1.65Z', tone(look.accent)) +
        rect(-0.12, -1.66, 0.28, 0.025, tone(look.accent))
      );
    case 'cap':
      return (
        face +
        nose +
        path('M-0.09 -1.63C-0.11 -1.77 0.1 -1.77 0.11 -1.66Z', tone(look.accent)) +
        rect(0.02, -1.68, 0.17, 0.025, tone(look.accent))
      );
    default:
      return face + nose + crown + beard;
  }
}
