import type { ReactNode } from 'react';
import { HallPlan } from './hall-plan.tsx';
import s from './state-message.module.css';

type StateMessageProps = {
  title: string;
  text?: string;
  kind?: 'empty' | 'error';
  children?: ReactNode;
};

/** What stands where a list has nothing to show, or could not be read. */
export function StateMessage({ title, text, kind = 'empty', children }: StateMessageProps) {
  return (
    <div className={s.state} role={kind === 'error' ? 'alert' : undefined}>
      <HallPlan kind={kind} />
      <h2 className={s.title}>{title}</h2>
      {text && <p className={s.text}>{text}</p>}
      {children && <div className={s.actions}>{children}</div>}
    </div>
  );
}
