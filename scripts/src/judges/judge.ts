import type { Product } from '../testing/product.ts';

/** Findings are sentences; an empty list passes. `says` describes what was examined. */
export type Verdict = { says: string; findings: string[] };

export type Judge = {
  about: string;
  /** Throws `Unavailable` if the tool cannot be installed on this machine. */
  run: (product: Product) => Promise<Verdict>;
};

/** A tool that this machine cannot have, e.g. because there is no Java or no network. */
export class Unavailable extends Error {}

/** A finding that a person has examined and found to be false, with the reason. */
export type FalseFinding = { finding: RegExp; reason: string };

/** Removes the findings that the table explains. */
export function withoutFalse(findings: string[], known: FalseFinding[]): string[] {
  return findings.filter((text) => !known.some(({ finding }) => finding.test(text)));
}
