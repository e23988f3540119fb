// linkinator follows every link, picture, script and style of the public pages. Links to other hosts are not followed.
import { z } from 'zod';
import { listedPages, type Product } from '../testing/product.ts';
import { importFile, npmPackages } from './install.ts';
import type { Verdict } from './judge.ts';

type Linkinator = { check: (options: object) => Promise<unknown> };

const resultSchema = z.object({
  links: z.array(
    z.object({
      url: z.string(),
      state: z.enum(['OK', 'BROKEN', 'SKIPPED']),
      status: z.number().optional(),
      parent: z.string().optional(),
    }),
  ),
});

export async function judgeLinks({ url }: Product): Promise<Verdict> {
  const modules = npmPackages('linkinator@8.1.0');
  const { check }: Linkinator = await importFile(modules, 'linkinator/build/src/index.js');
  const { links } = resultSchema.parse(
    await check({
      path: [...(await listedPages(url)), `${url}/ara`],
      recurse: true,
      checkCss: true,
      checkFragments: true,
      concurrency: 10,
      linksToSkip: async (link: string) => !link.startsWith(`${url}/`),
    }),
  );
  const followed = links.filter(({ state }) => state !== 'SKIPPED');
  const broken = followed.filter(({ state }) => state === 'BROKEN');
  return {
    says: `${followed.length} links by linkinator`,
    findings: broken.map(({ url: link, status, parent }) => `${status} ${link} in ${parent}`),
  };
}
