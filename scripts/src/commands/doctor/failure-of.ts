import { StartError } from '../../command.ts';

/** One line: why the program of the CMS could not be built, or the first line that it wrote to stderr. */
export function failureOf(error: unknown): string {
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
