import { PREVIEW_MESSAGES as m } from '@fuar/shared/messages/admin/preview';
import { PATHS } from '@fuar/shared/paths';
import { useRef, useState } from 'react';
import { toSiteUrl } from '../../lib/site-origin.ts';
import { themeStore } from '../../lib/theme.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PagePicker } from './page-picker.tsx';
import s from './preview.module.css';
import { PreviewFrames } from './preview-frames.tsx';
import type { PreviewSource } from './preview-source.ts';
import { usePreview } from './use-preview.ts';
import { useSize } from './use-size.ts';

const WIDTHS = [390, 768, 1280] as const;
type Width = (typeof WIDTHS)[number];

/** Below this scale a page is hard to read, so the pane then starts with a narrower screen. */
const SMALLEST_SCALE = 0.6;

type PreviewPaneProps = {
  source: PreviewSource;
  /** The path of the page that is shown first if the preview has no changed pages. */
  ownPath: string | undefined;
  countText?: (pages: number) => string;
};

export function PreviewPane({ source, ownPath, countText = toCountText }: PreviewPaneProps) {
  const { preview, problem, isWaiting, retry } = usePreview(source);
  const pages = preview?.pages ?? [];
  const [chosen, setChosen] = useState<string>();
  const [chosenWidth, setWidth] = useState<Width>();
  const [isDark, setIsDark] = useState(() => themeStore.get() === 'dark');
  const pane = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const size = useSize(view);
  const width = chosenWidth ?? fittingWidth(size?.width ?? 0);

  const path = chosen ?? pages[0]?.path ?? ownPath ?? PATHS.home;
  const base = preview && PATHS.preview(preview.token);
  const src = base && toSiteUrl(`${base}${path === PATHS.home ? '/' : path}`);
  const title = pages.find((page) => page.path === path)?.title ?? path;

  const handleNavigate = (pathname: string) => setChosen(`/${pathname.split('/').slice(5).join('/')}`);

  return (
    <section ref={pane} className={s.pane} aria-label={m.label}>
      <div className={s.toolbar}>
        <p className={s.count}>
          {preview ? countText(pages.length) : isWaiting ? m.loading : problem ? m.failed : m.notYet}
        </p>
        <div className={s.tools}>
          <fieldset className={s.widths}>
            <legend className="visually-hidden">{m.width}</legend>
            {WIDTHS.map((option) => (
              <label key={option} className={s.width} title={m.widths[option]}>
                <input
                  type="radio"
                  className={s.radio}
                  checked={option === width}
                  aria-label={`${m.widths[option]}, ${option}`}
                  onChange={() => setWidth(option)}
                />
                <span>{option}</span>
              </label>
            ))}
          </fieldset>
          <button
            type="button"
            className={s.tool}
            aria-label={m.dark}
            title={m.dark}
            aria-pressed={isDark}
            onClick={() => setIsDark(!isDark)}
          >
            <Icon name="moon" />
          </button>
          {src && (
            <a
              className={s.tool}
              href={src}
              target="_blank"
              rel="noopener"
              aria-label={m.newTab}
              title={m.newTab}
            >
              <Icon name="external" />
            </a>
          )}
        </div>
        {pages.length > 0 && <PagePicker pages={pages} path={path} onChoose={setChosen} />}
      </div>
      <div ref={view} className={s.view} aria-busy={isWaiting}>
        {src && (
          <PreviewFrames
            src={src}
            title={title}
            width={width}
            size={size}
            isDark={isDark}
            onNavigate={handleNavigate}
            onField={source.onField}
            onEscape={() => pane.current?.querySelector<HTMLElement>('input:checked')?.focus()}
          />
        )}
        {problem && (
          <div className={s.problem}>
            <Icon name="warning" />
            <div>
              <p>{problem.fields.length > 0 ? m.incomplete : problem.message}</p>
              <ul>
                {problem.fields.map((message) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            </div>
            {problem.fields.length === 0 && (
              <Button variant="quiet" onClick={retry}>
                {m.retry}
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

const toCountText = (pages: number) => (pages > 0 ? m.changes(pages) : m.noChanges);

function fittingWidth(room: number): Width {
  return WIDTHS.findLast((width) => room / width >= SMALLEST_SCALE) ?? WIDTHS[0];
}
