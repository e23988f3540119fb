import s from './hall-plan.module.css';

// Each module of the plan by a letter: '#' a filled one, '.' an empty one, q w a s a quarter circle round one of its corners.
const PIECES: Record<string, string> = {
  '#': 'h8v8h-8z',
  '.': 'm.5 .5h7v7h-7z',
  q: 'h8a8 8 0 0 1-8 8z',
  w: 'h8v8a8 8 0 0 1-8-8z',
  a: 'a8 8 0 0 1 8 8h-8z',
  s: 'm8 0v8h-8a8 8 0 0 1 8-8z',
};

const PLANS = {
  empty: ['......', '..as..', '..qw..', '......'],
  error: ['......', '.#.as.', '.s.q#.', '......'],
  wall: [
    'as.#qw..as',
    'qw..as##..',
    '..s#qw.a..',
    '#.q...#sas',
    'as..#q..qw',
    'qw.as..#..',
    '..#qw.s#.a',
    's#....qw..',
    'q..as.#.as',
    '.#.qw...qw',
    'a..#..as.#',
    'qw..s#qw..',
  ],
};

/** A piece of a hall plan: empty modules are calm, filled ones have colour. */
export function HallPlan({ kind }: { kind: keyof typeof PLANS }) {
  const rows = PLANS[kind];
  return (
    <svg
      className={`${s.plan} ${s[kind]}`}
      viewBox={`0 0 ${(rows[0]?.length ?? 0) * 8} ${rows.length * 8}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={s.aisles} d={toPath(rows, (piece) => piece === '.')} />
      <path className={s.stands} d={toPath(rows, (piece) => piece === '#')} />
      <path className={s.arches} d={toPath(rows, (piece) => 'qwas'.includes(piece))} />
    </svg>
  );
}

function toPath(rows: string[], isWanted: (piece: string) => boolean): string {
  return rows
    .flatMap((row, y) =>
      [...row].map((piece, x) => (isWanted(piece) ? `M${x * 8} ${y * 8}${PIECES[piece]}` : '')),
    )
    .join('');
}
