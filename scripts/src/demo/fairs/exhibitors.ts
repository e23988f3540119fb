import { EXHIBITOR_COLUMNS } from '@fuar/shared/content/fair-facts';
import { searchKey } from '@fuar/shared/text/search-key';

const NAMES = [
  'Anafor',
  'Bozkır',
  'Çınar',
  'Doruk',
  'Esinti',
  'Fidan',
  'Gökkuşağı',
  'Hisar',
  'Irmak',
  'İlkbahar',
  'Kardelen',
  'Lacivert',
  'Martı',
  'Nilüfer',
  'Orman',
  'Pınar',
  'Rüzgâr',
  'Sarmaşık',
  'Turna',
  'Yıldırım',
];

const TRADES_BY_GROUP = {
  'Takım tezgâhları': ['Makine', 'Torna', 'Kalıp'],
  'Döküm ve metal': ['Döküm', 'Çelik'],
  Kaynak: ['Kaynak'],
  Otomasyon: ['Otomasyon', 'Robot', 'Elektronik'],
  'Hidrolik ve pnömatik': ['Hidrolik', 'Pompa', 'Vana'],
  'Ölçüm ve kontrol': ['Ölçüm', 'Terazi'],
  'Taşıma ve depolama': ['Vinç'],
};
const TRADES = Object.entries(TRADES_BY_GROUP).flatMap(([group, trades]) =>
  trades.map((trade) => [trade, group] as const),
);

/** Each country with the legal form of its firms. Every tenth firm comes from abroad. */
const ABROAD: [country: string, form: string][] = [
  ['Almanya', 'GmbH'],
  ['İtalya', 'S.r.l.'],
  ['Irak', 'Co.'],
  ['Polonya', 'Sp. z o.o.'],
  ['Çin', 'Co. Ltd.'],
];
const FORMS = ['San. ve Tic. A.Ş.', 'Ltd. Şti.', 'A.Ş.'];
const HALLS = ['A', 'B', 'C'];

type Row = Record<keyof typeof EXHIBITOR_COLUMNS, string>;

export function demoExhibitors(): Row[] {
  return NAMES.flatMap((word, line) =>
    TRADES.map(([trade, productGroup], column): Row => {
      const index = line * TRADES.length + column;
      const abroad = index % 10 === 7 ? ABROAD[Math.floor(index / 10) % ABROAD.length] : undefined;
      const [country, form] = abroad ?? ['Türkiye', FORMS[index % FORMS.length] ?? ''];
      const hall = HALLS[index % HALLS.length] ?? '';
      const stand = `${hall}-${101 + Math.floor(index / HALLS.length)}`;
      const host = searchKey(`${word}${trade}`).replace(/[^a-z]/g, '');
      const website = index % 4 === 0 ? '' : `https://${host}.example`;
      return { name: `${word} ${trade} ${form}`, hall, stand, productGroup, country, website };
    }),
  );
}

/** The firms as a CSV file, as a Turkish spreadsheet program saves it. */
export function demoExhibitorsCsv(): string {
  const lines = demoExhibitors().map(({ name, hall, stand, productGroup, country, website }) =>
    [name, hall, stand, productGroup, country, website].join(';'),
  );
  return `\ufeff${[Object.values(EXHIBITOR_COLUMNS).join(';'), ...lines].join('\r\n')}\r\n`;
}
