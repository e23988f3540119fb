import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { ORGANISER } from '@fuar/shared/organiser';
import s from './brand.module.css';

export function Brand() {
  return (
    <span className={s.brand}>
      <svg className={s.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path className={s.stone} d="M0 0h15v15H0z M17 17h15v15H17z" />
        <path className={s.arch} d="M17 15a15 15 0 0 1 15-15v15z M15 17v15A15 15 0 0 1 0 17z" />
      </svg>
      <span className={s.words}>
        <strong>{ORGANISER.product}</strong>
        <small>{m.panel}</small>
      </span>
    </span>
  );
}
