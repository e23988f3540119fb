type Kind = {
  kind: 'flag' | 'text' | 'number';
  what: string;
  default?: string | number;
  choices?: readonly string[];
  required?: true;
};

/** Describes a program and its arguments. `--help` prints this description. */
export type Command = {
  /** The command line without its arguments: `npm run restore`. */
  call: string;
  what: string;
  options?: Readonly<Record<string, Kind>>;
  argument?: Omit<Kind, 'default'> & { name: string; many?: true };
  /** The arguments of each example; an empty string is a call without arguments. */
  examples: readonly [string, ...string[]];
  /** Other programs that this program needs on the PATH. */
  needs?: readonly string[];
  /** Meanings of exit codes that differ from `EXITS`. */
  exits?: Readonly<Record<number, string>>;
  /**
   * True for a command that replaces data. Such a command asks for confirmation unless `--yes` is given. Without a terminal
   * and without `--yes` it refuses.
   */
  asks?: true;
};

type ValueOf<K extends Kind> = K['kind'] extends 'flag'
  ? boolean
  :
      | (K['kind'] extends 'number'
          ? number
          : K['choices'] extends readonly string[]
            ? K['choices'][number]
            : string)
      | (K extends { default: string | number } | { required: true } ? never : undefined);

export type ParsedArguments<C extends Command> = {
  [N in keyof C['options']]: C['options'][N] extends Kind ? ValueOf<C['options'][N]> : never;
} & {
  rest: C['argument'] extends { kind: 'number' }
    ? number[]
    : C['argument'] extends { required: true }
      ? [string, ...string[]]
      : string[];
} & { yes: boolean };

/** The parts of Node.js used here. The caller passes them, because shared also runs in browsers. */
type Node = {
  parseArgs: (config: {
    args: string[];
    options: Record<string, { type: 'boolean' | 'string'; short?: string }>;
    allowPositionals: boolean;
  }) => { values: Record<string, unknown>; positionals: string[] };
  process: {
    argv: string[];
    exit: (code: number) => never;
    stdin: {
      isTTY?: boolean;
      once: (event: 'data' | 'end', handle: (text?: unknown) => void) => unknown;
      pause: () => unknown;
    };
    stdout: { write: (text: string) => unknown };
    stderr: { write: (text: string) => unknown };
  };
};

/** The exit code for wrong arguments and for a change that nobody confirmed. The command has then done nothing. */
const REFUSED = 2;

const EXITS = { 0: 'done', 1: 'failed; the last lines say why', 2: 'wrong arguments; nothing was done' };
const YES: Kind = { kind: 'flag', what: 'do not ask for confirmation; required without a terminal' };
const HELP: Kind = { kind: 'flag', what: 'print this and do nothing' };

/**
 * Reads the arguments of this process. Answers `--help` and exits with 0. Exits with 2 if an argument is unknown, wrong or
 * missing. Also exits with 2 if the command needs a confirmation, but there is neither a terminal nor `--yes`.
 */
export function readCommand<const C extends Command>(
  command: C,
  { parseArgs, process }: Node,
): ParsedArguments<C> {
  const options = optionsOf(command);
  const refuse = (sentence: string): never => {
    process.stderr.write(`${sentence} "${callOf(command, '--help')}" says what it accepts.\n`);
    return process.exit(REFUSED);
  };
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      options: Object.fromEntries(
        Object.entries(options).map(([name, { kind }]) => [
          name,
          { type: kind === 'flag' ? 'boolean' : 'string', ...(name === 'help' ? { short: 'h' } : {}) },
        ]),
      ),
      allowPositionals: true,
    });
    if (values.help) {
      process.stdout.write(helpOf(command));
      return process.exit(0);
    }
    const read = Object.entries(options).map(([name, kind]) => [
      name,
      readValue(`--${name}`, kind, values[name]),
    ]);
    const rest = restOf(command, positionals);
    if (command.asks && !values.yes && !process.stdin.isTTY)
      refuse('There is no terminal to ask for confirmation: pass --yes.');
    return { ...Object.fromEntries(read), rest } as ParsedArguments<C>;
  } catch (error) {
    // Keep only the first sentence of Node's message, because advice on quoting follows it.
    return refuse(`${(error as Error).message.split('. ', 1)[0]?.replace(/\.$/, '')}.`);
  }
}

/** Prints what will change, and returns after a yes on the terminal or with `--yes`. Exits with 2 otherwise. */
export async function confirm(change: string, { yes }: { yes: boolean }, { process }: Pick<Node, 'process'>) {
  process.stdout.write(`${change}\n`);
  if (yes) return;
  process.stdout.write('Type "yes" to continue: ');
  const answer = await new Promise((resolve) => {
    process.stdin.once('data', resolve);
    process.stdin.once('end', resolve);
  });
  process.stdin.pause();
  if (String(answer).trim() === 'yes') return;
  process.stderr.write('Nothing was changed.\n');
  process.exit(REFUSED);
}

function helpOf(command: Command): string {
  const { what, argument, examples, needs } = command;
  const options = Object.entries(optionsOf(command));
  const words = argument ? [argument.required ? `<${argument.name}>` : `[${argument.name}]`] : [];
  if (argument?.many) words[0] = words[0]?.replace(/.$/, '…$&') ?? '';
  const rows = [
    ...(argument ? [[words[0] ?? '', describe(argument)]] : []),
    ...options.map(([name, kind]) => [
      kind.kind === 'flag' ? `--${name}` : `--${name} <${kind.kind}>`,
      describe(kind),
    ]),
  ];
  const exits = Object.entries({
    ...EXITS,
    ...(command.asks ? { 2: 'wrong arguments, or nobody agreed; nothing was done' } : {}),
    ...command.exits,
  });
  return [
    callOf(command, [...words, '[options]'].join(' ')),
    '',
    what,
    ...(needs ? [`Needs ${needs.join(' and ')} on the PATH.`] : []),
    '',
    ...table(rows),
    '',
    ...examples.map((given, n) => `${n === 0 ? 'Example:  ' : '          '}${callOf(command, given)}`),
    '',
    'Exit codes',
    ...table(exits.map(([code, meaning]) => [code, meaning])),
    '',
  ].join('\n');
}

/** Inserts the `--` after which npm passes arguments on to the program. */
function callOf({ call }: Command, given: string): string {
  return given === '' ? call : `${call}${call.startsWith('npm') ? ' --' : ''} ${given}`;
}

function optionsOf(command: Command): Record<string, Kind> {
  return { ...command.options, ...(command.asks ? { yes: YES } : {}), help: HELP };
}

function describe({ what, choices, default: value }: Kind): string {
  const list = choices ? ` (${choices.join(', ')})` : '';
  return `${what}${list}${value === undefined ? '' : `; ${value} by default`}`;
}

function table(rows: string[][]): string[] {
  const width = Math.max(...rows.map(([head = '']) => head.length));
  return rows.map(([head = '', text = '']) => `  ${head.padEnd(width)}  ${text}`);
}

/** Parses a value. Throws an error with a readable sentence if the option does not accept the value. */
function readValue(name: string, { kind, choices, default: fallback, required }: Kind, given: unknown) {
  if (kind === 'flag') return given === true;
  if (given === undefined && required) throw new Error(`${name} is missing`);
  if (given === undefined) return fallback;
  const text = String(given);
  if (kind === 'number' && !/^\d+$/.test(text))
    throw new Error(`${name} takes a whole number, not '${text}'`);
  if (choices && !choices.includes(text))
    throw new Error(`${name} takes ${choices.join(' or ')}, not '${text}'`);
  if (text === '') throw new Error(`${name} needs a value`);
  return kind === 'number' ? Number(text) : text;
}

function restOf({ argument }: Command, positionals: string[]) {
  const [first, second] = positionals;
  const extra = argument ? second : first;
  if (extra !== undefined && !argument?.many) throw new Error(`Unexpected argument '${extra}'`);
  if (argument?.required && first === undefined) throw new Error(`<${argument.name}> is missing`);
  return argument ? positionals.map((text) => readValue(argument.name, argument, text)) : [];
}
