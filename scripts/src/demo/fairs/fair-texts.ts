export type FairKey =
  | 'kitap'
  | 'yapi'
  | 'makine'
  | 'tarim'
  | 'saglik'
  | 'tekstil'
  | 'mermer'
  | 'enerji'
  | 'telkari'
  | 'aricilik'
  | 'kariyer'
  | 'mobilya'
  | 'gastronomi'
  | 'turizm';

/** Days of the week as `Date` counts them. */
export const WEEKDAY = { wednesday: 3, thursday: 4, friday: 5, saturday: 6 } as const;

export type FairTexts = {
  key: FairKey;
  title: string;
  description: string;
  details: string;
  /** The fair opens on the first `weekday` that is at least `inDays` away, and lasts `days`. */
  opens: { inDays: number; weekday: number; days: number };
};
