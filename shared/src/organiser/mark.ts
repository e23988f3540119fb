/** The logo mark: SVG paths within 32 by 32, one in the text colour and one in the accent colour. */
export const MARK = {
  ground: 'M0 0h15v15H0zM0 17h15v15H0zM17 17h7.5a7.5 7.5 0 0 1 0 15H17z',
  accent: 'M17 0h7.5a7.5 7.5 0 0 1 0 15H17z',
} as const;
