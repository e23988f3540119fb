import { PATHS } from '@fuar/shared/paths';
import { untilLive } from '../../testing/product.ts';
import { signIn } from '../../testing/sign-in.ts';

export const EXHIBITORS = 2000;

/** Adds and publishes a fair with the maximum number of exhibitors. Resolves with the URL of the fair's exhibitor page. */
export async function addExhibitors(url: string): Promise<string> {
  const api = await signIn(url);
  const { id } = await api.fairs.create({ title: 'Kalabalık', date: '5-8 Kasım 2099', description: 'x' });
  const rows = Array.from({ length: EXHIBITORS }, (_, n) => `Dicle Tarım ${n};A;${n};Tohum`);
  const csvFile = new File([['Firma;Salon;Stant;Ürün grubu', ...rows].join('\n')], 'liste.csv');
  await api.exhibitors.import(id, { csvFile });
  await untilLive(api);
  return PATHS.fairExhibitors(id);
}
