import { circle, ellipse, path, rect } from '../../drawing/svg.ts';
import type { Look, Tone } from './look.ts';

export function headFront(look: Look, tone: Tone, back: boolean, detailed: boolean): string {
  const hair = tone(look.hair);
  const skin = tone(look.skin);
  const face = ellipse(0, -1.6, 0.093, 0.118, skin);
  const beard =
    look.extra === 'beard' && !back
      ? path('M-0.088 -1.59C-0.09 -1.46 0.09 -1.46 0.088 -1.59C0.05 -1.54 -0.05 -1.54 -0.088 -1.59Z', hair)
      : '';
  const cheek =
    detailed && !back ? path('M0.02 -1.717A0.093 0.118 0 0 1 0.02 -1.483Z', '#000', 'opacity="0.07"') : '';
  const crown = path(
    'M-0.102 -1.58C-0.115 -1.78 0.115 -1.78 0.102 -1.58C0.09 -1.67 0.02 -1.69 -0.03 -1.68C-0.08 -1.67 -0.09 -1.63 -0.102 -1.58Z',
    hair,
  );
  const allHair = path(
    'M-0.104 -1.56C-0.12 -1.78 0.12 -1.78 0.104 -1.56C0.09 -1.5 -0.09 -1.5 -0.104 -1.56Z',
    hair,
  );
  switch (look.hairStyle) {
    case 'bald':
      return face + cheek + beard;
    case 'long':
      return back
        ? path(
            'M-0.11 -1.6C-0.13 -1.79 0.13 -1.79 0.11 -1.6L0.14 -1.3C0.06 -1.25 -0.06 -1.25 -0.14 -1.3Z',
            hair,
          )
        : path(
            'M-0.11 -1.6C-0.13 -1.79 0.13 -1.79 0.11 -1.6L0.14 -1.34C0.05 -1.38 -0.05 -1.38 -0.14 -1.34Z',
            hair,
          ) +
            face +
            cheek +
            crown;
    case 'bun':
      return circle(0, -1.755, 0.06, hair) + (back ? face + allHair : face + cheek + crown);
    case 'curly':
      return (
        [
          [-0.08, -1.66],
          [0.08, -1.66],
          [0, -1.72],
          [-0.1, -1.58],
          [0.1, -1.58],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 0.062, hair))
          .join('') + (back ? circle(0, -1.61, 0.11, hair) : face + cheek + crown)
      );
    case 'scarf': {
      const cloth = path(
        'M-0.115 -1.6C-0.13 -1.79 0.13 -1.79 0.115 -1.6C0.11 -1.5 0.17 -1.45 0.18 -1.38C0.08 -1.33 -0.08 -1.33 -0.18 -1.38C-0.17 -1.45 -0.11 -1.5 -0.115 -1.6Z',
        tone(look.accent),
      );
      return back ? cloth : cloth + ellipse(0, -1.6, 0.073, 0.095, skin);
    }
    case 'chef':
      return (
        (back ? face + allHair : face + cheek + beard) +
        path(
          'M-0.095 -1.66V-1.76C-0.17 -1.8 -0.13 -1.92 -0.05 -1.88C-0.02 -1.95 0.06 -1.94 0.07 -1.88C0.15 -1.91 0.17 -1.79 0.095 -1.76V-1.66Z',
          tone('#fbf6ec'),
        )
      );
    case 'helmet':
      return (
        face +
        cheek +
        path('M-0.13 -1.64C-0.13 -1.8 0.13 -1.8 0.13 -1.64Z', tone(look.accent)) +
        rect(-0.145, -1.65, 0.29, 0.025, tone(look.accent))
      );
    case 'cap':
      return (
        face +
        cheek +
        path('M-0.1 -1.64C-0.11 -1.77 0.11 -1.77 0.1 -1.64Z', tone(look.accent)) +
        (back ? '' : rect(-0.1, -1.655, 0.2, 0.03, tone(look.accent)))
      );
    default:
      return back ? face + allHair : face + cheek + crown + beard;
  }
}
