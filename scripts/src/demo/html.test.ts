import { expect, test } from 'vitest';
import { html } from './html.ts';

test('blocks stand side by side, a broken line becomes a blank', () => {
  const text = html`
    <p>Bir
    iki</p>
    <ul>
      <li><strong>üç</strong> <em>dört</em></li>
    </ul>
  `;
  expect(text).toBe('<p>Bir iki</p><ul><li><strong>üç</strong> <em>dört</em></li></ul>');
});
