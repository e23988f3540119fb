import { drawHallPlan, PLAN_COLOURS, type PlanOptions } from '../lib/hall-plan.ts';
import styles from './hall-plan.module.css';

type Props = PlanOptions & {
  /** The colours: `river` for the dark band at the top of a page, the others for plans that replace a picture. */
  tone?: 'river' | 'limestone' | 'blue' | 'copper';
};

export function HallPlan({ tone = 'river', ...plan }: Props) {
  const aisle = plan.aisle ?? 0;
  const width = plan.columns * (2 + aisle) - aisle;
  const height = plan.rows * (2 + aisle) - aisle;
  const stands = drawHallPlan(plan);
  return (
    <svg
      className={`${styles.plan} ${styles[tone]}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      {PLAN_COLOURS.map((colour) => {
        const outlines = stands.filter((stand) => stand.colour === colour).map(({ outline }) => outline);
        return outlines.length > 0 && <path key={colour} className={styles[colour]} d={outlines.join('')} />;
      })}
    </svg>
  );
}
