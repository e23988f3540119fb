import { setTimeout as sleep } from 'node:timers/promises';
import { startCommand } from '../../command.ts';
import { startProduct } from '../../testing/product.ts';
import { signIn } from '../../testing/sign-in.ts';
import { memoryOf, sumOf } from '../doctor/memory.ts';
import { endRenderer } from './kit.ts';

const { seconds: SECONDS, console: isWithConsole } = startCommand({
  call: 'npm run bench:memory',
  what: 'Measures the memory (PSS) of all processes of the product with demo content: while staff work, and at rest, when the renderer has ended.',
  options: {
    seconds: { kind: 'number', what: 'seconds of rest before the measurement', default: 60 },
    console: { kind: 'flag', what: 'with the raw console open' },
  },
  examples: ['', '--seconds 360 --console'],
});

const product = await startProduct({ env: { DEMO: '1', CONSOLE: isWithConsole ? '1' : '0' } });
try {
  if (isWithConsole) await fetch(`${product.url}/console/login`);
  const api = await signIn(product.url);
  await api.fairs.list();
  await sleep(SECONDS * 1000);
  print('while staff work');
  await endRenderer(product);
  await sleep(SECONDS * 1000);
  print('at rest');
} finally {
  await product.stop();
}

function print(when: string): void {
  const megabytes = memoryOf(product.process.pid ?? 0);
  console.log(`${when}: ${sumOf(megabytes)} MB`);
  for (const [command, each] of megabytes) {
    const name = /(?:production|dist)\/(\w+)\.[jt]s/.exec(command)?.[1] ?? command;
    console.log(`  ${name.padEnd(12)} ${Math.round(each)} MB`);
  }
}
