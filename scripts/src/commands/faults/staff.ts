import type { AdminClient } from '@fuar/shared/api/admin-client';
import { ApiError } from '@fuar/shared/api/api-error';
import sharp from 'sharp';
import type { Random } from './random.ts';

type Ledger = {
  /** Titles that a fair may have now: the last acknowledged title, and the titles of later saves that got no answer. */
  titles: Map<number, Set<string>>;
  /** Fairs whose creation or deletion got no answer: they may exist or not. */
  maybeCreated: Set<string>;
  maybeDeleted: Set<number>;
  deleted: Set<number>;
  pictures: Map<number, Set<number>>;
  /**
   * Telephone numbers that may be stored now: the last acknowledged number, and the numbers of later saves that got no answer.
   * Starts with '', because no number is stored yet.
   */
  phone: Set<string>;
  acknowledged: number;
  refused: number;
};

export type Staff = ReturnType<typeof createStaff>;

/** True for a 5xx and for a lost connection, which a fault may cause. A 4xx is a mistake of this test. */
export function isFault(error: unknown): boolean {
  return error instanceof ApiError && (error.status < 400 || error.status >= 500);
}

/** Simulates staff: mostly new titles, sometimes a new fair, a picture, a deletion or a telephone number. */
export function createStaff(api: AdminClient, random: Random) {
  const ledger: Ledger = {
    titles: new Map(),
    maybeCreated: new Set(),
    maybeDeleted: new Set(),
    deleted: new Set(),
    pictures: new Map(),
    phone: new Set(['']),
    acknowledged: 0,
    refused: 0,
  };
  let count = 0;

  const attempt = async <T>(call: () => Promise<T>): Promise<T | undefined> => {
    try {
      const answer = await call();
      ledger.acknowledged += 1;
      return answer;
    } catch (error) {
      if (!isFault(error)) throw error;
      ledger.refused += 1;
      return undefined;
    }
  };
  /** Fairs whose current title is known. A change without an answer may still take effect, so its fair is left out. */
  const certain = () =>
    [...ledger.titles].filter(([id, titles]) => titles.size === 1 && !ledger.maybeDeleted.has(id));

  const create = async (through: AdminClient) => {
    const title = `Yeni fuar ${count}.`;
    ledger.maybeCreated.add(title);
    const fair = await attempt(() =>
      through.fairs.create({ title, date: '3-5 Mart 2031', description: 'Sınama.' }),
    );
    if (!fair) return;
    ledger.maybeCreated.delete(title);
    ledger.titles.set(fair.id, new Set([title]));
  };
  const rename = async (through: AdminClient, id: number) => {
    const title = `Fuar ${id}, sürüm ${count}.`;
    ledger.titles.get(id)?.add(title);
    if (await attempt(() => through.fairs.update(id, { title }))) ledger.titles.set(id, new Set([title]));
  };
  const upload = async (through: AdminClient, id: number) => {
    const before = ledger.pictures.get(id) ?? new Set();
    const file = new File([await aPicture(random)], `resim-${count}.png`, { type: 'image/png' });
    const images = await attempt(() => through.gallery.upload(id, { imageFiles: [file] }));
    for (const image of images ?? []) before.add(image.id);
    ledger.pictures.set(id, before);
  };
  const remove = async (through: AdminClient, id: number) => {
    ledger.maybeDeleted.add(id);
    const isDeleted = await attempt(() => through.fairs.delete(id).then(() => true));
    if (!isDeleted) return;
    ledger.maybeDeleted.delete(id);
    ledger.titles.delete(id);
    ledger.pictures.delete(id);
    ledger.deleted.add(id);
  };
  const setPhone = async (through = api) => {
    count += 1;
    const phone = `0412 ${String(count).padStart(3, '0')} 00 00`;
    ledger.phone.add(phone);
    if (await attempt(() => through.settings.update({ phone }))) ledger.phone = new Set([phone]);
  };

  /** Makes one random change. Resolves when the change is acknowledged or has failed. */
  const save = async (through = api) => {
    count += 1;
    const known = certain();
    const dice = random.between(1, 20);
    if (known.length < 4 || dice <= 2) return create(through);
    const [id] = random.pick(known);
    if (dice <= 5) return upload(through, id);
    if (dice === 6 && known.length > 6) return remove(through, id);
    if (dice === 7) return setPhone(through);
    return rename(through, id);
  };
  return { api, ledger, save, setPhone };
}

async function aPicture(random: Random): Promise<Uint8Array<ArrayBuffer>> {
  const side = 300;
  const pixels = Uint8Array.from({ length: side * side * 3 }, () => random.between(0, 255));
  const raw = { width: side, height: side, channels: 3 as const };
  return new Uint8Array(await sharp(pixels, { raw }).png().toBuffer());
}
