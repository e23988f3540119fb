import { PAGINATION_MESSAGES as m } from '@fuar/shared/messages/admin/pagination';
import { scrollToTop } from '../../lib/scroll-to-top.ts';
import { Button } from './button.tsx';
import s from './pagination.module.css';
import { restoreFocus } from './restore-focus.ts';

type PaginationProps = { page: number; pages: number; onChange: (page: number) => void };

export function Pagination({ page, pages, onChange }: PaginationProps) {
  if (pages <= 1) return null;
  const turnTo = (next: number) => {
    onChange(next);
    scrollToTop();
    // On the first and the last page the pressed button is disabled and loses the focus.
    if (next === 1 || next === pages) restoreFocus();
  };
  return (
    <nav className={s.pagination} aria-label={m.pages}>
      <Button icon="back" disabled={page === 1} onClick={() => turnTo(page - 1)}>
        {m.previousPage}
      </Button>
      <p className={s.position} aria-live="polite">
        {m.page(page, pages)}
      </p>
      <Button className={s.next} icon="next" disabled={page === pages} onClick={() => turnTo(page + 1)}>
        {m.nextPage}
      </Button>
    </nav>
  );
}
