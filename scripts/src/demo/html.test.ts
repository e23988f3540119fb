import { expect, test } from 'vitest';
import { html } from './html.ts';

test('joins blocks without whitespace and turns a line break into a space', () => {
  const text = html`
    <p>Bir
    iki</p>
    <ul>
      <li><strong>üç</strong> <em>dört</em></li>
    </ul>
  `;
  expect(text).toBe('<p>Bir iki</p><ul><li><strong>üç</strong> <em>dört</em></li></ul>');
});
