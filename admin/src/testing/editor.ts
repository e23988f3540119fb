import { act, screen } from '@testing-library/react';
import { $getRoot, $getSelection, $selectAll, type LexicalEditor } from 'lexical';

/** The editor with this label. Tests drive it directly, because jsdom cannot type into an editable region. */
export function editorOf(label: string): LexicalEditor {
  const root = screen.getByRole('textbox', { name: label }) as HTMLElement & {
    __lexicalEditor: LexicalEditor;
  };
  return root.__lexicalEditor;
}

const update = (label: string, change: () => void) =>
  act(async () => editorOf(label).update(change, { discrete: true }));

export function selectAll(label: string): Promise<void> {
  return update(label, () => void $selectAll());
}

export function typeText(label: string, text: string): Promise<void> {
  return update(label, () => {
    $getRoot().selectEnd();
    $getSelection()?.insertText(text);
  });
}

export function replaceText(label: string, text: string): Promise<void> {
  return update(label, () => {
    $selectAll();
    $getSelection()?.insertText(text);
  });
}
