import { StartError } from '../../command.ts';

/** Why the program of the CMS could not be built, or what it said first before it ended. One line. */
export function failureOf(error: unknown): string {
  // The first line of a failed build only says that it failed.
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
