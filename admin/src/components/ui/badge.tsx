import type { FairStatusFilter } from '@fuar/shared/content/fair-statuses';
import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import type { ReactNode } from 'react';
import s from './badge.module.css';

type BadgeProps = { tone: FairStatusFilter | 'warning' | 'danger'; children: ReactNode };

export function Badge({ tone, children }: BadgeProps) {
  return <span className={`${s.badge} ${s[tone]}`}>{children}</span>;
}

export function LiveMark({ isLive }: { isLive: boolean }) {
  return (
    <span className={isLive ? s.live : `${s.live} ${s.publishing}`}>{isLive ? m.live : m.publishing}</span>
  );
}
