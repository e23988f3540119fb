import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePaths } from '@fuar/shared/pages';
import { PATHS } from '@fuar/shared/paths';
import { releaseSchema } from '@fuar/shared/schemas/publication';
import { brokenLinks } from '../../production/publication/check-release.ts';
import { filesBelow } from '../../production/publication/releases.ts';
import { within } from '../../testing/product.ts';
import { leftovers, untilLive, untilUp, type World } from './world.ts';

export async function checkWorld(world: World): Promise<void> {
  const { staff, visitors } = world;
  await untilUp(world, 60_000);
  await untilLive(staff);
  const wrong = [
    ...(await lostSaves(world)),
    ...(await unpublished(world)),
    ...(await incompleteReleases(world)),
    ...visitors.complaints.splice(0),
  ];
  if (wrong.length > 0) throw new Error([...new Set(wrong)].join('\n'));
  const { acknowledged, refused } = staff.ledger;
  world.say(
    `${acknowledged} saves acknowledged and there, ${refused} refused; ${visitors.read()} pages read`,
  );
}

async function lostSaves({ staff: { api, ledger } }: World): Promise<string[]> {
  const wrong: string[] = [];
  const fairs = new Map((await api.fairs.list()).map((fair) => [fair.id, fair.title]));
  for (const [id, titles] of ledger.titles) {
    const title = fairs.get(id);
    if (title === undefined && ledger.maybeDeleted.has(id)) ledger.titles.delete(id);
    else if (title === undefined) wrong.push(`fair ${id} is lost`);
    else if (!titles.has(title)) wrong.push(`fair ${id} is “${title}”, not ${[...titles].join(' or ')}`);
    else ledger.titles.set(id, new Set([title]));
  }
  for (const id of ledger.deleted) if (fairs.has(id)) wrong.push(`fair ${id} is back`);
  for (const [id, title] of fairs) {
    if (ledger.titles.has(id)) continue;
    // Delete the title from `maybeCreated`, so that a second fair with this title is reported.
    if (ledger.maybeCreated.delete(title)) ledger.titles.set(id, new Set([title]));
    else wrong.push(`fair ${id} “${title}” was not created by this test`);
  }
  ledger.maybeCreated.clear();
  ledger.maybeDeleted.clear();
  for (const [id, pictures] of ledger.pictures) {
    if (!fairs.has(id)) continue;
    const there = new Set((await api.gallery.images(id)).map((image) => image.id));
    for (const picture of pictures) if (!there.has(picture)) wrong.push(`picture ${picture} is lost`);
  }
  const { phone = '' } = await api.settings.get();
  if (!ledger.phone.has(phone)) wrong.push(`the telephone is ${phone}`);
  else ledger.phone = new Set([phone]);
  return wrong;
}

async function unpublished({ product: { url }, staff: { api, ledger } }: World): Promise<string[]> {
  const wrong: string[] = [];
  for (const { id, title } of await api.fairs.list()) {
    const page = await fetch(url + PATHS.fair(id));
    if (page.status !== 200) wrong.push(`${PATHS.fair(id)} is answered with ${page.status}`);
    else if (!(await page.text()).includes(title)) wrong.push(`${PATHS.fair(id)} does not show “${title}”`);
    for (const { image, imageUrl } of await api.gallery.images(id)) {
      for (const address of [imageUrl, ...(image?.srcset.map((size) => size.url) ?? [])]) {
        const picture = await fetch(url + address);
        await picture.body?.cancel();
        if (picture.status !== 200) wrong.push(`${address} is answered with ${picture.status}`);
      }
    }
  }
  for (const id of ledger.deleted) {
    const { status } = await fetch(url + PATHS.fair(id));
    if (status !== 404) wrong.push(`${PATHS.fair(id)} of a deleted fair is answered with ${status}`);
  }
  return wrong;
}

/** Finds incomplete releases. Also checks that the gateway serves the current release and that no unfinished release remains. */
async function incompleteReleases({ product: { url }, releases }: World): Promise<string[]> {
  // Wait, because replaced releases are removed only shortly after the new release is online.
  const left = () => leftovers(releases.folder);
  await within(20_000, `end of ${left().join(', ')}`, async () => left().length === 0);
  const wrong: string[] = [];
  for (const number of await releases.numbers()) {
    const folder = releases.path(number);
    const problems = await problemsOfRelease(folder).catch((error: unknown) => {
      // Ignore the error if the release is gone, because a replaced release may be removed while it is examined.
      if (existsSync(folder)) throw error;
      return [];
    });
    wrong.push(...problems.map((problem) => `release ${number}: ${problem}`));
  }
  const online = await releases.manifest(releases.current() ?? 0);
  const served = releaseSchema.parse(await (await fetch(`${url}/release.json`)).json());
  if (online?.version !== served.version) {
    wrong.push(`version ${served.version} is served, ${online?.version} is online`);
  }
  return wrong;
}

async function problemsOfRelease(folder: string): Promise<string[]> {
  const files = new Set((await filesBelow(folder)).map((name) => `/${name}`));
  const missing = pagePaths('all').filter(
    (path) => !files.has(path === '/' ? '/index.html' : `${path}.html`),
  );
  const broken = [...files]
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) =>
      brokenLinks(readFileSync(join(folder, file), 'utf8'), files).map((link) => `${file} leads to ${link}`),
    );
  return [...missing.map((path) => `${path} is missing`), ...broken];
}
