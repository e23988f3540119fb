import styles from './not-found-plan.module.css';

const PITCH = 2.8;
const COLUMNS = ['A', 'B', 'C', 'D', 'E'];
const ROWS = [1, 2, 3];
const MISSING = 'D2';

export function NotFoundPlan() {
  const islands = COLUMNS.flatMap((letter, column) =>
    ROWS.map((number, row) => ({ name: `${letter}${number}`, x: column * PITCH, y: row * PITCH })),
  );
  return (
    <svg
      className={styles.plan}
      viewBox="-0.1 -0.1 14 9"
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      {islands.map(({ name, x, y }) => (
        <g
          key={name}
          className={name === MISSING ? styles.missing : styles.stand}
          transform={`translate(${x} ${y})`}
        >
          <path d="M0 0h2v2H0z" />
          <text x={1} y={1.2}>
            {name === MISSING ? '?' : name}
          </text>
        </g>
      ))}
      <path className={styles.way} d="M2.4 8.8V5.2H9.4V4.9" />
      <path className={styles.end} d="M9.4 4.9a.22.22 0 1 0 0-.44.22.22 0 0 0 0 .44z" />
    </svg>
  );
}
