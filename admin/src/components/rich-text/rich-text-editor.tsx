import { ApiError } from '@fuar/shared/api/api-error';
import { EDITOR_MESSAGES as m } from '@fuar/shared/messages/admin/editor';
import { $toggleLink } from '@lexical/link';
import { $getSelection, type BaseSelection, type LexicalEditor } from 'lexical';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { findImageProblem } from '../../lib/image-files.ts';
import field from '../ui/field.module.css';
import { FieldError } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { $insertImage, $restoreSelection } from './commands.ts';
import {
  $canLink,
  $getSelectedHref,
  $linkSelectedEmail,
  createRichTextEditor,
  registerBehaviour,
} from './create-editor.ts';
import { $toHtml } from './html.ts';
import { ImageBar, LinkBar } from './insert-bars.tsx';
import s from './rich-text-editor.module.css';
import { Toolbar } from './toolbar.tsx';
import { $readToolbarState, INITIAL_STATE } from './toolbar-state.ts';

type RichTextEditorProps = {
  label: string;
  /** The initial HTML. To show other content, give the editor another `key`. */
  defaultValue: string;
  /** Receives canonical HTML, or the exact `defaultValue` if the content is unchanged. */
  onChange: (html: string) => void;
  /** Receives true while a picture uploads. A save at that time would omit the picture. */
  onBusyChange?: ((isBusy: boolean) => void) | undefined;
  error?: string | undefined;
  isTall?: boolean;
  inputRef?: (input: { focus: () => void }) => void;
};

type Asking =
  | { kind: 'link'; href: string | undefined }
  | { kind: 'image'; files: readonly File[] }
  | undefined;

export function RichTextEditor(props: RichTextEditorProps) {
  const { label, defaultValue, onChange, onBusyChange, error, isTall, inputRef } = props;
  const id = useId();
  const [editor] = useState(() => createRichTextEditor(defaultValue));
  const [initialHtml] = useState(() => editor.read($toHtml));
  const [isEmpty, setIsEmpty] = useState(initialHtml === '');
  const [state, setState] = useState(INITIAL_STATE);
  const [asking, setAsking] = useState<Asking>();
  const [uploads, setUploads] = useState(0);
  const selection = useRef<BaseSelection | null>(null);

  const rememberSelection = useCallback(() => {
    selection.current = editor.getEditorState().read(() => $getSelection()?.clone() ?? null);
  }, [editor]);

  const change = useCallback(
    (action: () => void) => {
      setAsking(undefined);
      editor.update(() => {
        $restoreSelection(selection.current);
        action();
      });
      editor.focus();
    },
    [editor],
  );

  const askLink = useCallback(() => {
    let isLinked = false;
    let href: string | undefined;
    let canLink = false;
    editor.update(
      () => {
        selection.current = $getSelection()?.clone() ?? null;
        isLinked = $linkSelectedEmail();
        href = $getSelectedHref();
        canLink = $canLink();
      },
      { discrete: true },
    );
    if (isLinked) return;
    if (!canLink) return showToast('info', m.linkNeedsText);
    setAsking({ kind: 'link', href });
  }, [editor]);

  const upload = useCallback(
    async (file: File, alt: string) => {
      setUploads((count) => count + 1);
      try {
        const { url, width, height } = await api.media.upload({ imageFile: file });
        if (!editor.getRootElement()) return showToast('warning', m.imageLost);
        editor.update(() => {
          $restoreSelection(selection.current);
          $insertImage({ src: url, alt, width, height });
          // Keep the cursor after this picture, so that the next picture is inserted there.
          selection.current = $getSelection()?.clone() ?? null;
        });
      } catch (failure) {
        const isRefused = failure instanceof ApiError && (failure.status === 413 || failure.status === 415);
        showToast('error', isRefused ? failure.message : m.imageFailed);
      } finally {
        setUploads((count) => count - 1);
      }
    },
    [editor],
  );

  /** Asks for the alternative text of each file in turn. If `alt` is given, uploads a single file without asking. */
  const askAlt = useCallback(
    async (files: readonly File[], alt = '') => {
      const problems = await Promise.all(files.map(findImageProblem));
      const problem = problems.find(Boolean);
      if (problem) showToast('error', problem);
      const [first, ...others] = files.filter((_, index) => !problems[index]);
      setAsking(undefined);
      if (!first) return;
      if (alt && others.length === 0) await upload(first, alt);
      else setAsking({ kind: 'image', files: [first, ...others] });
    },
    [upload],
  );

  useEffect(
    () =>
      registerBehaviour(editor, {
        onFiles: (files) => {
          rememberSelection();
          void askAlt(files);
        },
        onAskLink: askLink,
        onPasted: ({ isTableJoined, lostPictures }) => {
          if (isTableJoined) showToast('info', m.tableJoined);
          if (lostPictures > 0) showToast('warning', m.lostPictures(lostPictures));
        },
      }),
    [editor, rememberSelection, askAlt, askLink],
  );

  useEffect(
    () =>
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
        setState(editor.read($readToolbarState));
        if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
        const html = editor.read($toHtml);
        setIsEmpty(html === '');
        onChange(html === initialHtml ? defaultValue : html);
      }),
    [editor, initialHtml, defaultValue, onChange],
  );

  useEffect(() => {
    // Focus the root element itself, because Lexical does not move focus out of a frame, such as the preview.
    inputRef?.({ focus: () => editor.getRootElement()?.focus() });
  }, [editor, inputRef]);

  const isBusy = uploads > 0;
  useEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange]);

  const setRoot = useCallback((element: HTMLDivElement | null) => editor.setRootElement(element), [editor]);

  return (
    <div className={field.field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: an editable region cannot have a label element, so this click moves focus */}
      <span id={`${id}-label`} className={field.label} onMouseDown={() => focusSoon(editor)}>
        {label}
      </span>
      <div className={isTall ? `${s.editor} ${s.tall}` : s.editor} data-invalid={error ? '' : undefined}>
        <Toolbar
          editor={editor}
          state={state}
          onLink={askLink}
          onImage={() => {
            rememberSelection();
            setAsking({ kind: 'image', files: [] });
          }}
        />
        {asking?.kind === 'link' && (
          <LinkBar
            href={asking.href}
            onApply={(href) =>
              // The selected text may have been deleted while the bar was open.
              change(() => ($canLink() ? $toggleLink(href) : showToast('info', m.linkNeedsText)))
            }
            onRemove={() => change(() => $toggleLink(null))}
            onClose={() => change(() => undefined)}
          />
        )}
        {asking?.kind === 'image' && (
          <ImageBar
            key={asking.files.length}
            file={asking.files[0]}
            onApply={(src, alt) => change(() => $insertImage({ src, alt }))}
            onChoose={(files, alt) => void askAlt(files, alt)}
            onUpload={(file, alt) => {
              const files = asking.files.slice(1);
              setAsking(files.length > 0 ? { kind: 'image', files } : undefined);
              void upload(file, alt);
            }}
            onClose={() => change(() => undefined)}
          />
        )}
        <div className={s.area}>
          {/* biome-ignore lint/a11y/useSemanticElements: a textarea cannot hold formats */}
          <div
            ref={setRoot}
            className={s.text}
            contentEditable
            suppressContentEditableWarning
            role="textbox"
            tabIndex={0}
            aria-multiline="true"
            aria-labelledby={`${id}-label`}
            aria-placeholder={m.placeholder}
            aria-describedby={`${id}-help${error ? ` ${id}-error` : ''}`}
            aria-invalid={error ? true : undefined}
            spellCheck
          />
          {isEmpty && (
            <p className={s.placeholder} aria-hidden="true">
              {m.placeholder}
            </p>
          )}
        </div>
        <p className={s.help} id={`${id}-help`}>
          {m.help}
        </p>
        {isBusy && (
          <p className={s.uploading} role="status">
            {m.imageUploading}
          </p>
        )}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

/** Focuses the editor after the browser has handled the mouse press, which moves focus elsewhere. */
function focusSoon(editor: LexicalEditor): void {
  requestAnimationFrame(() => editor.focus());
}
