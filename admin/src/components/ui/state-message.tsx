import type { ReactNode } from 'react';
import { HallPlan } from './hall-plan.tsx';
import s from './state-message.module.css';

type StateMessageProps = {
  title: string;
  text?: string;
  kind?: 'empty' | 'error';
  /** 1 if the page has no other heading. */
  level?: 1 | 2;
  children?: ReactNode;
};

export function StateMessage({ title, text, kind = 'empty', level = 2, children }: StateMessageProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={s.state} role={kind === 'error' ? 'alert' : undefined}>
      <HallPlan kind={kind} />
      <Heading className={s.title}>{title}</Heading>
      {text && <p className={s.text}>{text}</p>}
      {children && <div className={s.actions}>{children}</div>}
    </div>
  );
}
