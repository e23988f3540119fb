import type { FairStatusFilter } from '@fuar/shared/content/fair-statuses';
import type { ReactNode } from 'react';
import s from './badge.module.css';

export function Badge({ tone, children }: { tone: FairStatusFilter | 'warning'; children: ReactNode }) {
  return <span className={`${s.badge} ${s[tone]}`}>{children}</span>;
}

export function LiveMark({ isLive, children }: { isLive: boolean; children: ReactNode }) {
  return <span className={isLive ? s.live : `${s.live} ${s.publishing}`}>{children}</span>;
}
