import s from './hall-plan.module.css';

/* Each cell is a shape and a tone. '#' is a filled square, '.' an empty one. q, w, a and s are quarter circles with their
   centre top left, top right, bottom left and bottom right, like these keys on a keyboard. */
const PIECES: Record<string, string> = {
  '#': 'h8v8h-8z',
  '.': 'm.5 .5h7v7h-7z',
  q: 'h8a8 8 0 0 1-8 8z',
  w: 'h8v8a8 8 0 0 1-8-8z',
  a: 'a8 8 0 0 1 8 8h-8z',
  s: 'm8 0v8h-8a8 8 0 0 1 8-8z',
};
const TONES: Record<string, string | undefined> = {
  '.': s.outline,
  1: s.soft,
  2: s.river,
  3: s.copper,
  4: s.saffron,
  5: s.pistachio,
};

const PLANS = {
  empty: ['.. .. .. .. .. ..', '.. .. s3 a3 .. ..', '.. .. w3 q3 .. ..', '.. .. .. .. .. ..'],
  error: ['.. .. .. .. .. ..', '.. s2 a2 .. #3 ..', '.. #4 .. .. q2 ..', '.. .. .. .. .. ..'],
  wall: mirror([
    'a1 s1 .. .. ..',
    'q1 w1 .. .. s2',
    '.. .. .. s2 #1',
    '.. .. s2 #1 w5',
    '.. s2 #1 w5 s3',
    '.. #1 w5 s3 #4',
  ]),
};

export function HallPlan({ kind }: { kind: keyof typeof PLANS }) {
  const rows = PLANS[kind].map((row) => row.split(' '));
  return (
    <svg
      className={`${s.plan} ${s[kind]}`}
      viewBox={`0 0 ${(rows[0]?.length ?? 0) * 8} ${rows.length * 8}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {Object.entries(TONES).map(([tone, className]) => (
        <path key={tone} className={className} d={toPath(rows, tone)} />
      ))}
    </svg>
  );
}

function toPath(rows: string[][], tone: string): string {
  return rows
    .flatMap((row, y) =>
      row.map((module, x) => (module[1] === tone ? `M${x * 8} ${y * 8}${PIECES[module[0] ?? '']}` : '')),
    )
    .join('');
}

function mirror(quarter: string[]): string[] {
  const half = quarter.map((row) => `${row} ${flip(row.split(' ').reverse().join(' '), 'wqsa')}`);
  return [...half, ...half.map((row) => flip(row, 'asqw')).reverse()];
}

/** Replaces each letter of 'qwas' with the letter at the same position in `to`. */
function flip(row: string, to: string): string {
  return row.replace(/[qwas]/g, (piece) => to['qwas'.indexOf(piece)] ?? piece);
}
