import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { confirm } from './command.ts';

class Exit extends Error {}

function aTerminal(answer: string | undefined) {
  const stdin = Object.assign(new EventEmitter(), { isTTY: true, pause: vi.fn() });
  const written: string[] = [];
  const stdout = {
    write: (text: string) => {
      written.push(text);
      if (!text.startsWith('Type')) return;
      queueMicrotask(() => stdin.emit(answer === undefined ? 'end' : 'data', answer));
    },
  };
  const exit = (code: number): never => {
    throw new Exit(String(code));
  };
  return { written, process: { argv: [], stdin, stdout, stderr: stdout, exit } };
}

test.each(['no\n', '\n', undefined])('"%s" on the terminal changes nothing', async (answer) => {
  const { written, process } = aTerminal(answer);
  await expect(confirm('All of it goes.', { yes: false }, { process })).rejects.toThrow(new Exit('2'));
  expect(written).toEqual(['All of it goes.\n', 'Type "yes" to continue: ', 'Nothing was changed.\n']);
});

test('"yes" on the terminal continues, and --yes does not ask', async () => {
  const asked = aTerminal('yes\n');
  await confirm('All of it goes.', { yes: false }, asked);
  expect(asked.written).toHaveLength(2);
  const agreed = aTerminal(undefined);
  await confirm('All of it goes.', { yes: true }, agreed);
  expect(agreed.written).toEqual(['All of it goes.\n']);
});
