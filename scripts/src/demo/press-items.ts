import { addDays } from '@fuar/shared/dates/iso-day';
import { BULLETINS } from './press/bulletins.ts';
import { COVERAGES } from './press/coverages.ts';
import type { PressTexts } from './press/press-texts.ts';

export type DemoPressItem = Omit<PressTexts, 'daysAgo'> & { type: 'Bulletin' | 'Coverage'; date: string };

export function demoPressItems(today: string): DemoPressItem[] {
  const dated = (type: DemoPressItem['type'], items: PressTexts[]) =>
    items.map(({ daysAgo, ...texts }) => ({ ...texts, type, date: addDays(today, -daysAgo) }));
  return [...dated('Bulletin', BULLETINS), ...dated('Coverage', COVERAGES)];
}
