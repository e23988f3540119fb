// @vitest-environment jsdom
import { PRESS_MESSAGES as m } from '@fuar/shared/messages/public/press';
import { STATE_MESSAGES } from '@fuar/shared/messages/public/states';
import { aPressItem } from '@fuar/shared/testing/builders';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { serve } from '../testing/islands.ts';
import { LivePress } from './live-press.tsx';

function open(path: string, answer: Parameters<typeof serve>[0]) {
  history.replaceState(null, '', path);
  serve(answer);
  render(<LivePress />);
}

test('a failure can be retried, and the page then shows the item with its source', async () => {
  let isUp = false;
  const item = aPressItem({
    id: 7,
    type: 'Coverage',
    title: 'Fuar büyüyor',
    content: '<p>Metin<script>x</script></p>',
    source: 'Dicle Ekonomi',
    link: 'https://example.com/haber',
  });
  open('/basin/7', (url) => {
    if (!isUp) return new Response('{}', { status: 500 });
    if (!url.includes('latest')) return Response.json(item);
    return Response.json([item, aPressItem({ id: 8, title: 'Öteki haber' })]);
  });
  await screen.findByText('Haber bilgileri yüklenirken bir sorun oluştu.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Haber Bulunamadı');
  expect(screen.getByRole('link', { name: m.backToList }).getAttribute('href')).toBe('/basin');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: STATE_MESSAGES.retry }));
  await screen.findByRole('heading', { level: 1, name: 'Fuar büyüyor' });
  expect(screen.getByText('Metin').innerHTML).toBe('Metin');
  expect(screen.getByText(m.coverage)).toBeTruthy();
  const source = screen.getByRole('link', { name: /Dicle Ekonomi/ });
  expect(source.getAttribute('href')).toBe('https://example.com/haber');
  expect(source.getAttribute('target')).toBe('_blank');
  expect(source.getAttribute('rel')).toContain('noopener');
  expect(screen.getByRole('link', { name: m.allNews }).getAttribute('href')).toBe('/basin');
  expect(screen.getByRole('link', { name: 'Öteki haber' }).getAttribute('href')).toBe('/basin/8');
  expect(screen.queryByRole('link', { name: 'Fuar büyüyor' })).toBeNull();
});

test('a bulletin is shown with its day even if the latest items fail to load', async () => {
  open('/basin/7', (url) =>
    url.includes('latest')
      ? new Response('', { status: 500 })
      : Response.json(aPressItem({ id: 7, title: 'Fuar büyüyor', date: '2026-05-04' })),
  );
  await screen.findByRole('heading', { level: 1, name: 'Fuar büyüyor' });
  expect(screen.getByText(m.bulletin)).toBeTruthy();
  expect(screen.getAllByText('4 Mayıs 2026')).toHaveLength(2);
  expect(screen.getByText(m.noLatest)).toBeTruthy();
});
