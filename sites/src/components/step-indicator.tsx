import { PARTICIPATE_MESSAGES as m } from '@fuar/shared/messages/public/participate';
import styles from './step-indicator.module.css';

type Props = { step: number; furthest: number; onChoose: (step: number) => void };

export function StepIndicator({ step, furthest, onChoose }: Props) {
  return (
    <nav aria-label={m.stepsLabel}>
      <ol className={styles.steps}>
        {m.steps.map((title, index) => (
          <li key={title}>
            <button
              type="button"
              aria-current={index + 1 === step ? 'step' : undefined}
              disabled={index + 1 > furthest}
              onClick={() => onChoose(index + 1)}
            >
              <span className={styles.number}>{index + 1}</span>
              <span className={styles.title}>{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
