import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

type Frame = { id: number; src: string };

/** The old frame stays until the new one has loaded and is scrolled to the same place, so that nothing flashes. */
type Frames = { shown: Frame | undefined; next: Frame | undefined };

type Options = {
  src: string;
  isDark: boolean;
  /** Called when a link inside the frame has opened another page. */
  onNavigate: (pathname: string) => void;
  onField: ((name: string) => void) | undefined;
  onEscape: () => void;
};

/** Loads a preview in a second frame, which then replaces the first. Both are same-origin, so their pages are accessible. */
export function useFrames({ src, isDark, onNavigate, onField, onEscape }: Options) {
  const lastId = useRef(0);
  const [frames, setFrames] = useState<Frames>({ shown: undefined, next: undefined });
  const shown = useRef<HTMLIFrameElement>(null);
  const handlers = useRef({ isDark, onField, onEscape });
  useEffect(() => {
    handlers.current = { isDark, onField, onEscape };
  });

  useEffect(() => {
    // If the visible frame already shows `src`, because a link in the frame led there, load nothing.
    if (locationOf(shown.current)?.href === new URL(src, location.href).href) return;
    lastId.current += 1;
    const next = { id: lastId.current, src };
    setFrames((before) => ({ ...before, next }));
  }, [src]);

  useEffect(() => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-preview-frame]')) {
      frame.contentDocument?.querySelector('html')?.classList.toggle('dark', isDark);
    }
  }, [isDark]);

  const handleLoad = (loaded: Frame, event: SyntheticEvent<HTMLIFrameElement>) => {
    const frame = event.currentTarget;
    const { contentDocument: page, contentWindow: view } = frame;
    if (!page || !view) return;
    page.documentElement.classList.toggle('dark', handlers.current.isDark);
    prepare(page, view, handlers);
    if (frames.next?.id !== loaded.id) return onNavigate(view.location.pathname);
    const before = locationOf(shown.current);
    if (before && isSamePage(before.pathname, view.location.pathname)) {
      view.scrollTo({ top: shown.current?.contentWindow?.scrollY ?? 0, behavior: 'instant' });
    }
    // Wait for two animation frames, because the new page is painted only then.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        shown.current = frame;
        setFrames((now) => (now.next?.id === loaded.id ? { shown: loaded, next: undefined } : now));
      }),
    );
  };

  return { ...frames, handleLoad };
}

/**
 * Undefined if the frame shows a page of another origin, such as the browser's error page. `contentDocument` is null then, while
 * reading `contentWindow.location` would throw an error.
 */
function locationOf(frame: HTMLIFrameElement | null): Location | undefined {
  return frame?.contentDocument?.location;
}

/** True if two URLs differ only in the preview token, such as `abc` in '/api/admin/preview/abc/fuarlar/7'. */
function isSamePage(a: string, b: string): boolean {
  const page = (pathname: string) => pathname.split('/').slice(5).join('/');
  return page(a) === page(b);
}

function isInPreview(link: HTMLAnchorElement, { origin, pathname }: Location): boolean {
  const base = `${pathname.split('/').slice(0, 5).join('/')}/`;
  return link.origin === origin && `${link.pathname}/`.startsWith(base);
}

type Handlers = { current: { onField: ((name: string) => void) | undefined; onEscape: () => void } };

/**
 * Lets a click on editable text or an editable picture focus its form field, and lets Escape leave the frame. Links that lead
 * out of the preview open in a new tab, because the browser refuses to show other pages in the frame.
 */
function prepare(page: Document, view: Window, handlers: Handlers): void {
  page.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') handlers.current.onEscape();
  });
  page.addEventListener('click', ({ target }) => {
    const link = (target as Element | null)?.closest<HTMLAnchorElement>('a[href]');
    if (!link || isInPreview(link, view.location)) return;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  });
  if (!handlers.current.onField) return;
  page.addEventListener('click', ({ target }) => {
    const element = target as Element | null;
    if (element?.closest('a[href], button')) return;
    const name = element?.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (name) handlers.current.onField?.(name);
  });
  const { CSSStyleSheet: Sheet } = view as unknown as { CSSStyleSheet?: typeof CSSStyleSheet };
  if (!Sheet || !('adoptedStyleSheets' in page)) return;
  // Use a constructed style sheet, because the page's Content-Security-Policy would refuse a style element.
  const sheet = new Sheet();
  sheet.replaceSync(
    '[data-field]{cursor:pointer}[data-field]:hover{outline:2px dashed currentcolor;outline-offset:4px}',
  );
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}
