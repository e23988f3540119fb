import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { copyAnswer, startBareServer } from '../../../../cms/bench/programs.ts';
import { processorMs } from '../../../../cms/src/testing/process-usage.ts';
import { startCommand } from '../../command.ts';
import { freePort } from '../../production/processes/ports.ts';
import { openReleases } from '../../production/publication/releases.ts';
import { findDescendant } from '../../testing/processes.ts';
import { startProduct, temporaryFolder } from '../../testing/product.ts';

const SECONDS = 5;
const ROUNDS = 3;
const PAGE = '/fuarlar';
const LIST = '/api/fairs';

startCommand({
  call: 'npm run bench:gateway',
  what: "Measures the gateway in one run: on one precompressed page against nginx, and on a list of /api against bare node:http with the same bytes. Prints requests per second, their ratios, and the gateway's processor time per request.",
  examples: [''],
  needs: ['nginx', 'wrk'],
});
await using product = await startProduct();
const releases = openReleases(join(product.dataDir, 'releases'));
const page = readFileSync(join(releases.path(releases.current() ?? 0), 'fuarlar.html'));
const port = await freePort();
const nginx = spawn('nginx', ['-c', writeNginxSettings(port, page)], { stdio: 'inherit' });
await sleep(500);

const bare = await startBareServer();

const gatewayPid = findDescendant(product.process.pid, 'gateway.ts');
const gatewayUrl = product.url.replace('localhost', '127.0.0.1') + PAGE;
const nginxUrl = `http://127.0.0.1:${port}${PAGE}`;
try {
  compare('page', gatewayUrl, { name: 'nginx', url: nginxUrl }, 'gzip');
  const listUrl = new URL(LIST, gatewayUrl).href;
  await copyAnswer(bare, await fetch(listUrl, { headers: { 'accept-encoding': 'identity' } }));
  const bareServer = { name: 'node:http', url: `http://127.0.0.1:${bare.port}/` };
  for (const encoding of ['identity', 'gzip']) compare(`list, ${encoding}`, listUrl, bareServer, encoding);
} finally {
  await bare.stop();
  nginx.kill('SIGQUIT');
}

function compare(name: string, url: string, other: { name: string; url: string }, encoding: string): void {
  for (const each of [url, other.url]) load(each, 2, encoding);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = processorMs(gatewayPid);
    const gateway = load(url, SECONDS, encoding);
    const cpuMs = (processorMs(gatewayPid) - before) / (gateway * SECONDS);
    const rate = load(other.url, SECONDS, encoding);
    console.log(
      `${name}: gateway ${Math.round(gateway)}/s, ${other.name} ${Math.round(rate)}/s, ratio ${(gateway / rate).toFixed(2)}, CPU ${cpuMs.toFixed(4)} ms a request`,
    );
  }
}

function load(url: string, seconds: number, encoding: string): number {
  const args = ['-t1', '-c16', `-d${seconds}s`, '-H', `Accept-Encoding: ${encoding}`, url];
  const output = execFileSync('wrk', args).toString();
  if (/Non-2xx/.test(output)) throw new Error(output);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

/** Makes the comparison fair: nginx gets one worker and sends precompressed files, like the gateway. */
function writeNginxSettings(listen: number, html: Buffer): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'html'));
  writeFileSync(join(folder, 'html/fuarlar.html'), html);
  writeFileSync(join(folder, 'html/fuarlar.html.gz'), gzipSync(html, { level: 6 }));
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `user root; daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
events { worker_connections 256; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; default_type text/html; open_file_cache max=100;
  server { listen 127.0.0.1:${listen}; root ${folder}/html; gzip_static on; location / { try_files $uri $uri.html =404; } } }`,
  );
  return file;
}
