import { SHELL_MESSAGES as m } from '@fuar/shared/messages/public/shell';
import { PATHS } from '@fuar/shared/paths';
import styles from './breadcrumb.module.css';

export type Crumb = { label: string; path: string };

export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const all = [{ label: m.breadcrumbHome, path: PATHS.home as string }, ...crumbs];
  return (
    <nav aria-label={m.breadcrumb}>
      <ol className={styles.crumbs}>
        {all.map(({ label, path }, index) => (
          <li key={path}>
            {index === all.length - 1 ? <span aria-current="page">{label}</span> : <a href={path}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
