import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const STYLE = `
  body { max-width: 60rem; margin: 0 auto; padding: 1rem; font-family: sans-serif; line-height: 1.6 }
  img { width: 100%; height: auto }
`;

type Answer = { body: Buffer; headers: Record<string, string> };

/**
 * Serves a plain version of each page of the site, as a person would write it by hand: the same text in paragraphs and the
 * same first picture, without design, icons and scripts. Keeps every response in memory, as the gateway does.
 */
export async function serveHandWritten(site: string) {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer(({ url = '/' }, response) => {
    const answer = answers.get(url) ?? (url.startsWith('/media/') ? copyPicture : writePage)(site + url);
    answers.set(url, answer);
    answer.then(
      ({ body, headers }) => response.writeHead(200, headers).end(body),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, [Symbol.dispose]: () => void server.close() };
}

async function copyPicture(address: string): Promise<Answer> {
  const answer = await read(address);
  const type = answer.headers.get('content-type') ?? '';
  return { body: Buffer.from(await answer.arrayBuffer()), headers: { 'content-type': type } };
}

async function read(address: string): Promise<Response> {
  const answer = await fetch(address, { headers: { accept: 'image/avif,*/*' } });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

async function writePage(address: string): Promise<Answer> {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(await (await read(address)).text()) ?? [];
  const [picture = ''] = /<img[^>]* fetchpriority="high"[^>]*>/i.exec(main) ?? [];
  const lines = main
    .replace(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const page = `<!doctype html>
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
<h1>Elle yazılmış sayfa</h1>
${picture}
${lines.map((line) => `<p>${line}</p>`).join('\n')}
</main>
</body>
</html>
`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  return { body: brotliCompressSync(page), headers };
}
