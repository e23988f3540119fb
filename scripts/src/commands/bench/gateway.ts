import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { startCommand } from '../../command.ts';
import { freePort } from '../../production/processes/ports.ts';
import { openReleases } from '../../production/publication/releases.ts';
import { descendants } from '../../testing/processes.ts';
import { startProduct, temporaryFolder } from '../../testing/product.ts';

const SECONDS = 5;
const ROUNDS = 3;
const PAGE = '/fuarlar';
/** Linux counts processor time in hundredths of a second. */
const TICKS_A_SECOND = 100;

startCommand({
  call: 'npm run bench:gateway',
  what: "Measures the gateway against nginx on one precompressed page in one run: requests per second, their ratio, and the gateway's processor time per request.",
  examples: [''],
  needs: ['nginx', 'wrk'],
});
const product = await startProduct();
const releases = openReleases(join(product.dataDir, 'releases'));
const page = readFileSync(join(releases.path(releases.current() ?? 0), 'fuarlar.html'));
const port = await freePort();
const nginx = spawn('nginx', ['-c', writeNginxSettings(port, page)], { stdio: 'inherit' });
await sleep(500);

const gatewayPid =
  [...descendants(product.process.pid ?? 0)].find(([, name]) => name.includes('gateway.ts'))?.[0] ?? 0;
const gatewayUrl = product.url.replace('localhost', '127.0.0.1') + PAGE;
const nginxUrl = `http://127.0.0.1:${port}${PAGE}`;
try {
  load(gatewayUrl, 2);
  load(nginxUrl, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = cpuTicks(gatewayPid);
    const gateway = load(gatewayUrl, SECONDS);
    const cpuMs = ((cpuTicks(gatewayPid) - before) * 1000) / TICKS_A_SECOND / (gateway * SECONDS);
    const other = load(nginxUrl, SECONDS);
    console.log(
      `gateway ${Math.round(gateway)}/s, nginx ${Math.round(other)}/s, ratio ${(gateway / other).toFixed(2)}, CPU ${cpuMs.toFixed(4)} ms a request`,
    );
  }
} finally {
  nginx.kill('SIGQUIT');
  await product.stop();
}

function load(url: string, seconds: number): number {
  const output = execFileSync('wrk', [
    '-t1',
    '-c16',
    `-d${seconds}s`,
    '-H',
    'Accept-Encoding: gzip',
    url,
  ]).toString();
  if (/Non-2xx/.test(output)) throw new Error(output);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

function cpuTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

/** Configures one worker, because the gateway is one process, and precompressed files. */
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
