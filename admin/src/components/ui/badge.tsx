import type { ReactNode } from 'react';
import s from './badge.module.css';

export function Badge({ tone, children }: { tone: 'upcoming' | 'completed'; children: ReactNode }) {
  return <span className={`${s.badge} ${s[tone]}`}>{children}</span>;
}

/** Whether the site that is online shows the last change. */
export function LiveMark({ isLive, children }: { isLive: boolean; children: ReactNode }) {
  return <span className={isLive ? s.live : `${s.live} ${s.publishing}`}>{children}</span>;
}
