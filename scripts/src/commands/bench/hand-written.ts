import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const STYLE = `
  body { max-width: 60rem; margin: 0 auto; padding: 1rem; font-family: sans-serif; line-height: 1.6 }
  img { width: 100%; height: auto; aspect-ratio: 16 / 9; object-fit: cover }
`;
const SENTENCE = 'Fuarlarımıza katılmak isteyen firmalar için ayrıntılı bilgiler bu sayfada yer alır. ';
const TEXT = `<p>${SENTENCE.repeat(6)}</p>\n`.repeat(8);

/** Serves what a person would write by hand: a page of text, and a page with the first picture of the home page. */
export async function serveHandWritten(
  home: string,
): Promise<{ text: string; picture: string; close: () => void }> {
  const picture = await firstPicture(home);
  const server = createServer(({ url }, response) => {
    if (url === '/picture.webp') return response.setHeader('content-type', 'image/webp').end(picture);
    if (url !== '/text' && url !== '/picture') return response.writeHead(404).end();
    response.setHeader('content-type', 'text/html; charset=utf-8').end(toPage(url === '/picture'));
  });
  await once(server.listen(0), 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { text: `${origin}/text`, picture: `${origin}/picture`, close: () => server.close() };
}

/** The size of the picture that Lighthouse's phone loads. */
async function firstPicture(home: string): Promise<Buffer> {
  const html = await (await fetch(home)).text();
  const [, path] = /imagesrcset="[^"]*?(\/\S+) 960w/.exec(html) ?? [];
  if (!path) throw new Error('The home page preloads no picture of 960 px');
  return Buffer.from(await (await fetch(new URL(path, home))).arrayBuffer());
}

function toPage(hasPicture: boolean): string {
  return `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Elle yazılmış bir sayfa">
<title>Elle yazılmış sayfa</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
${hasPicture ? '<img src="/picture.webp" alt="" width="960" height="540" fetchpriority="high">' : ''}
<h1>Elle yazılmış sayfa</h1>
${TEXT}</main>
</body>
</html>
`;
}
