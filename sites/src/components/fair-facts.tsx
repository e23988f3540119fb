import { FAIR_FACTS_MESSAGES as m } from '@fuar/shared/messages/public/fair-facts';
import { SUPERVISION_SENTENCE } from '@fuar/shared/messages/public/supervision';
import type { Fair } from '@fuar/shared/schemas/fair';
import { formatNumber } from '@fuar/shared/text/format-number';
import { Fragment } from 'react';
import styles from './fair-facts.module.css';

const TEXTS = ['openingHours', 'hall', 'series'] as const;

export function FairTexts({ fair }: { fair: Fair }) {
  return TEXTS.filter((name) => fair[name]).map((name) => (
    <Fragment key={name}>
      <dt>{m[name]}</dt>
      <dd className={styles.lines} data-field={name}>
        {fair[name]}
      </dd>
    </Fragment>
  ));
}

export function FairFigures({ fair }: { fair: Fair }) {
  const { edition, hallArea, visitorsLast, exhibitorsLast, status } = fair;
  // The visitors and exhibitors of an upcoming fair are those of the previous edition, so their labels differ from those of
  // a completed fair.
  const isOver = status === 'Completed';
  const figures = [
    { name: 'edition', number: edition && `${edition}.`, label: m.edition },
    {
      name: 'visitorsLast',
      number: visitorsLast !== undefined && formatNumber(visitorsLast),
      label: isOver ? m.visitors : m.visitorsLast,
    },
    {
      name: 'exhibitorsLast',
      number: exhibitorsLast !== undefined && formatNumber(exhibitorsLast),
      label: isOver ? m.exhibitors : m.exhibitorsLast,
    },
    { name: 'hallArea', number: hallArea && formatNumber(hallArea), label: m.hallArea },
  ].filter(({ number }) => number);
  if (figures.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari ignores the list role of a list without bullets
    <ul className={styles.figures} role="list" aria-label={m.figures}>
      {figures.map(({ name, number, label }) => (
        <li key={name} data-field={name}>
          <span className={styles.number}>{number}</span> <span className={styles.label}>{label}</span>
        </li>
      ))}
    </ul>
  );
}

export function ProductGroups({ groups = [] }: { groups?: string[] | undefined }) {
  if (groups.length === 0) return null;
  return (
    <section data-field="productGroups">
      <h2 className={styles.title}>{m.productGroups}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari ignores the list role of a list without bullets */}
      <ul className={styles.groups} role="list">
        {groups.map((group) => (
          <li key={group}>{group}</li>
        ))}
      </ul>
    </section>
  );
}

export function FairSupport({ note }: { note: string | undefined }) {
  if (!note) return null;
  return (
    <section className={styles.support} data-field="supportNote">
      <h2 className={styles.title}>{m.support}</h2>
      <p className={styles.lines}>{note}</p>
    </section>
  );
}

/** Shows the sentence about TOBB's supervision, which the law requires in bold capitals. */
export function Supervision() {
  return (
    <p className={styles.supervision} data-field="isSupervised">
      <strong>{SUPERVISION_SENTENCE}</strong>
    </p>
  );
}
