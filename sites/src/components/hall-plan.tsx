import { drawHallPlan, type PlanOptions } from '../lib/hall-plan.ts';
import styles from './hall-plan.module.css';

type Props = PlanOptions & {
  /** The colours: `river` for the dark band at the top of a page, the others for plans that replace a picture. */
  tone?: 'river' | 'limestone' | 'blue' | 'copper';
  /** Animates the stands one after the other when the page opens. */
  fills?: boolean;
};

export function HallPlan({ tone = 'river', fills = false, ...plan }: Props) {
  const aisle = plan.aisle ?? 0;
  const width = plan.columns * (2 + aisle) - aisle;
  const height = plan.rows * (2 + aisle) - aisle;
  return (
    <svg
      className={`${styles.plan} ${styles[tone]} ${fills ? styles.fills : ''}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      {drawHallPlan(plan).map(({ shape, x, y, width, height, colour }) => (
        <path
          key={`${x}-${y}`}
          className={styles[colour]}
          d={shape}
          transform={`translate(${x} ${y})${width * height > 1 ? ` scale(${width} ${height})` : ''}`}
        />
      ))}
    </svg>
  );
}
