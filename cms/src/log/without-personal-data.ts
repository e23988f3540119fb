/**
 * A text for the log without what people typed: databases repeat values in their errors, mail servers addresses. Passwords
 * in addresses of servers go too.
 */
export function withoutPersonalData(text: string): string {
  return (
    text
      // What drizzle puts behind a statement that failed, up to the first line of the stack.
      .replace(/^params: [\s\S]*?(?=^\s+at |^caused by: |$(?![\s\S]))/gm, 'params: ***\n')
      // MongoDB's duplicate keys and documents that failed its validation.
      .replace(/(dup key: |keyValue: |errInfo: )\{[^\n]*/g, '$1***')
      .replace(/(\w+:\/\/)[^\s/@]+@/g, '$1***@')
      .replace(/[^\s<>"'`,;:()[\]{}=*/]+@[^\s<>"'`,;:()[\]{}=*/]+\.[^\s<>"'`,;:()[\]{}=*/]+/g, '***@***')
  );
}
