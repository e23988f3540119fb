import type { Product } from '../testing/product.ts';

/** `findings` are sentences; without findings the judge passes. `says` is a sentence about what was examined. */
export type Verdict = { says: string; findings: string[] };

export type Judge = {
  about: string;
  run: (product: Product) => Promise<Verdict>;
};

/** Thrown if a tool cannot be installed on this machine, e.g. because there is no network. */
export class Unavailable extends Error {}

/** A finding that a person has examined and found to be false, with the reason. */
export type FalseFinding = { finding: RegExp; reason: string };

export function withoutFalse(findings: string[], known: FalseFinding[]): string[] {
  return findings.filter((text) => !known.some(({ finding }) => finding.test(text)));
}
