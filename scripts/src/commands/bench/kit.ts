import type { AdminClient } from '@fuar/shared/api/admin-client';
import { median, quantile } from '../../../../cms/bench/quantile.ts';
import { processorMs } from '../../../../cms/src/testing/process-usage.ts';
import { descendants, findDescendant } from '../../testing/processes.ts';
import { eventually, type Product } from '../../testing/product.ts';

export const DETAILS = `<h2>Program</h2>${'<p>Üreticiler, alıcılar ve <strong>yeni ürünler</strong> üç gün boyunca aynı çatı altında; söyleşiler her gün saat ikide.</p>'.repeat(30)}`;

/** Creates fairs. Only the last twenty are upcoming, so that the list page shows all upcoming fairs. */
export async function createFairs(api: AdminClient, size: number): Promise<void> {
  const create = (n: number) =>
    api.fairs.create({
      title: `Fuar ${n}`,
      date: `${(n % 27) + 1} Mart ${2027 + (n % 9)}`,
      description: 'Bölgenin üreticileri bir arada.',
      details: DETAILS,
      ...(n < size - 20 ? { status: 'Completed' as const } : {}),
    });
  for (let from = 0; from < size; from += 20)
    await Promise.all(Array.from({ length: Math.min(20, size - from) }, (_, n) => create(from + n)));
}

export function summary(seconds: number[]): string {
  return `median ${median(seconds).toFixed(3)} s, p95 ${quantile(seconds, 0.95).toFixed(3)} s`;
}

/** Counts the figures that miss their bar and marks each with an asterisk. `end` prints the count and sets the exit code. */
export function createBars() {
  let misses = 0;
  return {
    mark: (isMissed: boolean): string => {
      if (isMissed) misses += 1;
      return isMissed ? '*' : '';
    },
    end: (): void => {
      console.log(misses === 0 ? '\nEvery bar is met.' : `\n${misses} figures miss their bar (*).`);
      process.exitCode = misses === 0 ? 0 : 1;
    },
  };
}

/** Processor time of each program in milliseconds. */
export function processorTimes({ process: { pid = 0 } }: Product): Map<string, number> {
  const times = new Map<string, number>();
  for (const [found, command] of descendants(pid)) {
    const [, name] = /(?:production|dist)\/(gateway|publish|renderer|server)\.[jt]s/.exec(command) ?? [];
    if (name) times.set(name, processorMs(found));
  }
  return times;
}

export function findRenderer({ process }: Product): number | undefined {
  return findDescendant(process.pid, 'production/renderer.ts');
}

export async function endRenderer(product: Product): Promise<void> {
  const found = findRenderer(product);
  if (found) process.kill(found, 'SIGTERM');
  await eventually(async () => findRenderer(product) === undefined);
}
