import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { ORGANISER } from '@fuar/shared/organiser';
import s from './brand.module.css';

export function Brand() {
  return (
    <span className={s.brand}>
      <svg className={s.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path className={s.stone} d="M0 0h15v15H0zM0 17h15v15H0zM17 17h7.5a7.5 7.5 0 0 1 0 15H17z" />
        <path className={s.hot} d="M17 0h7.5a7.5 7.5 0 0 1 0 15H17z" />
      </svg>
      <span className={s.words}>
        <strong>{ORGANISER.product}</strong>
        <small>{m.panel}</small>
      </span>
    </span>
  );
}
