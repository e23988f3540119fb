import { useCallback, useState } from 'react';
import { createRichTextEditor } from './create-editor.ts';
import s from './rich-text-editor.module.css';

export function RichTextView({ html }: { html: string }) {
  const [editor] = useState(() => {
    const created = createRichTextEditor(html);
    created.setEditable(false);
    return created;
  });
  const setRoot = useCallback((element: HTMLDivElement | null) => editor.setRootElement(element), [editor]);
  return <div ref={setRoot} className={`${s.text} ${s.view}`} />;
}
