import { type Finding, finding } from '@fuar/shared/schemas/finding';
import { StartError } from '../../command.ts';

/** The finding if the CMS could not be built, or if the doctor's program in the CMS ended without findings. */
export function failureOf(error: unknown): Finding {
  const { signal, killed } = error as { signal?: string; killed?: boolean };
  if (!signal) return finding('wrong', 'cms', reasonOf(error), 'npm install, then npm run doctor again.');
  const says = killed ? 'the checks did not end within a minute' : `the checks were ended by ${signal}`;
  const advice = 'Look for a slow database, a slow bucket or full memory, then npm run doctor again.';
  return finding('wrong', 'cms', says, advice);
}

/** One line: why the program of the CMS could not be built, or the first line that it wrote to stderr. */
function reasonOf(error: unknown): string {
  // Show the whole message of a failed build, because its first line only says that the build failed.
  if (error instanceof StartError) return error.message.replace(/\s+/g, ' ').trim();
  const { stderr, message } = error as { stderr?: string; message: string };
  return messageIn((stderr?.trim() || message).split('\n')[0] ?? '');
}

/** The message of a line of output, which is plain text or a JSON log entry. */
function messageIn(line: string): string {
  try {
    return String(JSON.parse(line).message ?? line);
  } catch {
    return line;
  }
}
