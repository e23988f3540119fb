import { VALIDATION_MESSAGES as vm } from '@fuar/shared/messages/validation';
import type { Version } from '@fuar/shared/schemas/editing';
import type { AdminFair, Fair, FairCard } from '@fuar/shared/schemas/fair';
import { describe, expect, test } from 'vitest';
import { createFairCalls } from '../../testing/fair-calls.ts';
import { REQUEST } from '../../testing/form-inputs.ts';
import { answerOf, DATABASES, serveApi } from '../../testing/start-api.ts';

const FACTS = {
  notice: 'postponed',
  noticeText: 'Yoğun ilgi nedeniyle.',
  previousDate: '1-3 Mayıs 2090',
  openingHours: '10.00-18.00\nSon gün 17.00',
  hall: 'A ve B',
  edition: '7',
  series: 'Tarım Fuarı',
  supportNote: 'KOSGEB desteği, son gün 1 Mart.',
  invitationUrl: 'https://bilet.ornek.test/tarim',
};
const FORM = {
  ...FACTS,
  hallArea: '12.500,5',
  visitorsLast: '45.000',
  exhibitorsLast: '0',
  isSupervised: 'true',
};
const ANSWER = {
  ...FACTS,
  edition: 7,
  hallArea: 12_500.5,
  visitorsLast: 45_000,
  exhibitorsLast: 0,
  isSupervised: true,
  productGroups: ['Tohum', 'Sera'],
};
const NAMES = Object.keys(ANSWER);

describe.each(DATABASES)('facts of fairs on %s', (database) => {
  const api = serveApi(database);
  const fairs = createFairCalls(api);

  const send = (method: string, path: string, form: Record<string, string>, productGroups: string[] = []) =>
    api.ask(method, path, { form: { ...form, productGroups } });
  const create = async () => {
    const { id } = await fairs.create();
    const answer = await send('PUT', `/admin/fairs/${id}`, FORM, [' Tohum ', '', 'Sera', 'SERA']);
    expect(answer.status).toBe(200);
    return (await answer.json()) as AdminFair;
  };

  const factsIn = (fair: object) => Object.keys(fair).filter((name) => NAMES.includes(name));

  test('a fair without facts has only an empty list of documents', async () => {
    const fair = await fairs.create();
    expect(fair.documents).toEqual([]);
    expect(factsIn(fair)).toEqual([]);
  });

  test('stores every fact for staff and visitors; a card has only the notice, the series and the figures', async () => {
    const fair = await create();
    expect(fair).toMatchObject(ANSWER);
    expect(await fairs.read<Fair>(`/fairs/${fair.id}`)).toMatchObject(ANSWER);
    const cards = await fairs.read<FairCard[]>('/fairs?fields=card');
    const card = cards.find(({ id }) => id === fair.id);
    const names = ['notice', 'previousDate', 'edition', 'series', 'visitorsLast', 'exhibitorsLast'];
    expect(card).toMatchObject(
      Object.fromEntries(Object.entries(ANSWER).filter(([name]) => names.includes(name))),
    );
    expect(factsIn(card ?? {}).sort()).toEqual(names.sort());
  });

  test('keeps absent facts and clears empty ones', async () => {
    const { id } = await create();
    const kept = await send('PUT', `/admin/fairs/${id}`, { title: 'Yeni ad' });
    expect(await kept.json()).toMatchObject({ ...ANSWER, title: 'Yeni ad' });
    const empty = Object.fromEntries(Object.keys(FORM).map((name) => [name, '']));
    const cleared = await send('PUT', `/admin/fairs/${id}`, empty, ['']);
    expect(factsIn((await cleared.json()) as AdminFair)).toEqual([]);
    const unset = await send('PUT', `/admin/fairs/${id}`, { isSupervised: 'false' });
    expect(await unset.json()).not.toHaveProperty('isSupervised');
  });

  test.each([
    ['notice', 'closed', vm.unknownNotice],
    ['noticeText', 'a'.repeat(501), vm.tooLong(500)],
    ['openingHours', 'a'.repeat(301), vm.tooLong(300)],
    ['hall', 'a'.repeat(101), vm.tooLong(100)],
    ['hallArea', '0,5', vm.areaBetween(1, 1_000_000)],
    ['hallArea', '1.000.001', vm.areaBetween(1, 1_000_000)],
    ['edition', '0', vm.wholeNumberBetween(1, 999)],
    ['edition', '1.2', vm.wholeNumberBetween(1, 999)],
    ['edition', '1,5', vm.wholeNumberBetween(1, 999)],
    ['visitorsLast', '-1', vm.wholeNumberBetween(0, 10_000_000)],
    ['visitorsLast', '10000001', vm.wholeNumberBetween(0, 10_000_000)],
    ['productGroups', `Tohum\n${'a'.repeat(61)}`, vm.productGroupTooLong(`${'a'.repeat(39)}…`, 60)],
    ['productGroups', 'a\n'.repeat(60), vm.productGroups(50, 60)],
    ['isSupervised', 'evet', vm.invalid],
    ['invitationUrl', 'bilet.ornek.test', vm.invalidUrl],
    ['supportNote', 'a'.repeat(1001), vm.tooLong(1000)],
  ])('refuses %s %j under its field', async (field, value, message) => {
    const { id } = await fairs.create();
    const answer = await fairs.update(id, { [field]: value });
    expect(await answerOf(answer)).toMatchObject([400, { errors: { [field]: message } }]);
  });

  test('measures product groups without the carriage returns of a form', async () => {
    const { id } = await fairs.create();
    const answer = await fairs.update(id, { productGroups: `${'a'.repeat(60)}\n`.repeat(51) });
    const errors = { productGroups: vm.productGroups(50, 60) };
    expect(await answerOf(answer)).toMatchObject([400, { errors }]);
  });

  test('refuses the 51st product group', async () => {
    const { id } = await fairs.create();
    const groups = Array.from({ length: 51 }, (_, index) => `Grup ${index}`);
    expect((await send('PUT', `/admin/fairs/${id}`, {}, groups)).status).toBe(400);
    expect((await send('PUT', `/admin/fairs/${id}`, {}, groups.slice(1))).status).toBe(200);
  });

  test('a version holds the facts as a form sends them, and publishing the version restores the facts', async () => {
    const { id } = await create();
    await send('PUT', `/admin/fairs/${id}`, { hallArea: '1,234', notice: 'cancelled' }, ['Başka']);
    const versions = await fairs.read<Version[]>(`/admin/versions?kind=fair&id=${id}`);
    const [last, full] = await Promise.all(
      versions.slice(0, 2).map((version) => fairs.read<Version>(`/admin/versions/${version.id}`)),
    );
    expect(last?.fields).toMatchObject({ hallArea: '1,234', notice: 'cancelled', productGroups: 'Başka' });
    const texts = { ...FACTS, hallArea: '12500,5', visitorsLast: '45000', exhibitorsLast: '0' };
    expect(full?.fields).toMatchObject({ ...texts, isSupervised: 'true', productGroups: 'Tohum\nSera' });
    expect(await fairs.restore(full)).toMatchObject(ANSWER);
  });

  test('a restored version raises the sequence for calendars, also if it cancels the fair', async () => {
    const { id } = await fairs.create();
    type Outline = { outline: { fairs: [number, number][] } };
    // Calendar events use the version of the row's last change as their `SEQUENCE`.
    const readSequence = async () => {
      const { outline } = await fairs.read<Outline>('/changes');
      return outline.fairs.find(([fair]) => fair === id)?.[1] ?? 0;
    };
    const listVersions = () => fairs.read<Version[]>(`/admin/versions?kind=fair&id=${id}`);
    const planned = await readSequence();
    await fairs.update(id, { notice: 'cancelled', noticeText: 'Deprem nedeniyle.' });
    const cancelled = await readSequence();
    expect(cancelled).toBeGreaterThan(planned);
    const [withNotice, first] = await listVersions();
    expect(await fairs.restore(first)).not.toHaveProperty('notice');
    const resumed = await readSequence();
    expect(resumed).toBeGreaterThan(cancelled);
    expect(await fairs.restore(withNotice)).toMatchObject({ notice: 'cancelled' });
    expect(await readSequence()).toBeGreaterThan(resumed);
  });

  test('/rest and the console obey the same rules', async () => {
    const { id } = await fairs.create();
    const patch = (json: object) => api.rest('PATCH', `/fairs/${id}`, { as: 'staff', json });
    expect((await patch({ edition: 1000 })).status).toBe(400);
    expect((await patch({ productGroups: 'a'.repeat(61) })).status).toBe(400);
    expect((await patch({ edition: 3, isSupervised: true, productGroups: 'Bir\nİki' })).status).toBe(200);
    const facts = { edition: 3, isSupervised: true, productGroups: ['Bir', 'İki'] };
    expect(await fairs.read(`/fairs/${id}`)).toMatchObject(facts);
    expect((await patch({ edition: null, isSupervised: false, productGroups: null })).status).toBe(200);
    expect(await fairs.read(`/fairs/${id}`)).not.toHaveProperty('edition');
  });

  test('nobody can ask for a stand at a cancelled fair, neither a visitor nor staff', async () => {
    const { id } = await fairs.create({ notice: 'cancelled' });
    const json = { ...REQUEST, fairId: id };
    const visitor = await api.call('POST', '/participant-submissions', { json });
    const staff = await api.ask('POST', '/admin/participant-submissions', {
      json: { ...json, source: 'phone' },
    });
    for (const answer of [visitor, staff])
      expect(await answerOf(answer)).toMatchObject([400, { errors: { fairId: vm.fairCancelled } }]);
    await fairs.update(id, { notice: 'postponed' });
    expect((await api.call('POST', '/participant-submissions', { json })).status).toBe(201);
  });
});
