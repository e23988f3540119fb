import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { ORGANISER } from '@fuar/shared/organiser/facts';
import { MARK } from '@fuar/shared/organiser/mark';
import s from './brand.module.css';

export function Brand() {
  return (
    <span className={s.brand}>
      <svg className={s.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path className={s.stone} d={MARK.ground} />
        <path className={s.hot} d={MARK.accent} />
      </svg>
      <span className={s.words}>
        <strong>{ORGANISER.product}</strong>
        <small>{m.panel}</small>
      </span>
    </span>
  );
}
