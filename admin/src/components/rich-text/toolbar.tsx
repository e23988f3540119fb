import { EDITOR_MESSAGES as m } from '@fuar/shared/messages/admin/editor';
import {
  $getSelection,
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  type LexicalEditor,
  OUTDENT_CONTENT_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Icon, type IconName } from '../ui/icon.tsx';
import { $clearFormats, $setBlock } from './commands.ts';
import s from './rich-text-editor.module.css';
import { type BlockType, MARKS, type ToolbarState } from './toolbar-state.ts';

const MARK_TOOLS = {
  bold: { icon: 'bold', label: m.bold },
  italic: { icon: 'italic', label: m.italic },
  underline: { icon: 'underline', label: m.underline },
  strikethrough: { icon: 'strike', label: m.strike },
} as const;
const HEADINGS = [1, 2, 3, 4, 5, 6] as const;

type ToolbarProps = {
  editor: LexicalEditor;
  state: ToolbarState;
  onLink: () => void;
  onImage: () => void;
};

/** A toolbar with one tab stop. The arrow keys move between its buttons. */
export function Toolbar({ editor, state, onLink, onImage }: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  let index = 0;

  const handleKeyDown = (event: KeyboardEvent) => {
    const tools = [...(root.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];
    const at = tools.indexOf(document.activeElement as HTMLElement);
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tools.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    const wrapped = (next + tools.length) % tools.length;
    setCurrent(wrapped);
    tools[wrapped]?.focus();
  };

  /** In an editor that was never focused, puts the cursor at the end of the text, because a format needs a selection. */
  const ensureSelection = () => {
    if (!editor.read($getSelection)) editor.focus();
  };
  const change = (action: () => void) => {
    ensureSelection();
    editor.update(action);
    editor.focus();
  };
  const toggleBlock = (block: BlockType) => change(() => $setBlock(state.block === block ? 'p' : block));

  const place = () => {
    const own = index++;
    return { 'data-tool': '', tabIndex: own === current ? 0 : -1, onFocus: () => setCurrent(own) };
  };
  const tool = (icon: IconName, label: string, onClick: () => void, isPressed?: boolean) => (
    <button
      type="button"
      className={s.tool}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      // Prevent the focus change, so that the text stays selected.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      {...place()}
    >
      <Icon name={icon} />
    </button>
  );

  return (
    <div ref={root} role="toolbar" aria-label={m.toolbar} className={s.toolbar} onKeyDown={handleKeyDown}>
      <Group>
        <select
          className={s.block}
          aria-label={m.block}
          value={state.block.startsWith('h') ? state.block : 'p'}
          onChange={(event) => {
            const block = event.target.value as BlockType;
            change(() => $setBlock(block));
          }}
          {...place()}
        >
          <option value="p">{m.paragraph}</option>
          {HEADINGS.map((level) => (
            <option key={level} value={`h${level}`}>
              {m.heading(level)}
            </option>
          ))}
        </select>
      </Group>
      <Group>
        {MARKS.map((mark) => (
          <span key={mark} className={s.slot}>
            {tool(
              MARK_TOOLS[mark].icon,
              MARK_TOOLS[mark].label,
              () => {
                ensureSelection();
                editor.dispatchCommand(FORMAT_TEXT_COMMAND, mark);
              },
              state.marks.includes(mark),
            )}
          </span>
        ))}
      </Group>
      <Group>
        {tool('quote', m.quote, () => toggleBlock('quote'), state.block === 'quote')}
        {tool('bullets', m.bullets, () => toggleBlock('bullet'), state.block === 'bullet')}
        {tool('numbers', m.numbers, () => toggleBlock('number'), state.block === 'number')}
        {tool('outdent', m.outdent, () => editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined))}
        {tool('indent', m.indent, () => editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined))}
      </Group>
      <Group>
        {tool('link', m.link, onLink, state.isLink)}
        {tool('image', m.image, onImage)}
        {tool('clear', m.clear, () => change($clearFormats))}
      </Group>
      <Group>
        {tool('undo', m.undo, () => editor.dispatchCommand(UNDO_COMMAND, undefined))}
        {tool('redo', m.redo, () => editor.dispatchCommand(REDO_COMMAND, undefined))}
      </Group>
    </div>
  );
}

const Group = ({ children }: { children: ReactNode }) => <div className={s.group}>{children}</div>;
