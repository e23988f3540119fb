/**
 * Removes personal data and passwords from a string that will be logged: databases repeat values in their errors, mail servers
 * repeat e-mail addresses, and server URLs contain passwords.
 */
export function withoutPersonalData(text: string): string {
  return (
    text
      // Drizzle's parameters of a failed statement, up to the first line of the stack.
      .replace(/^params: [\s\S]*?(?=^[ \t]+at |^caused by: |$(?![\s\S]))/gm, 'params: ***\n')
      // MongoDB's duplicate keys and invalid documents.
      .replace(/(dup key: |keyValue: |errInfo: )\{[^\n]*/g, '$1***')
      // The lookbehinds keep the time linear: otherwise each letter of a long word would start a new search.
      .replace(/(?<!\w)(\w+:\/\/)[^\s/@]+@/g, '$1***@')
      .replace(
        /(?<![^\s<>"'`,;:()[\]{}=*/@])[^\s<>"'`,;:()[\]{}=*/@]+@[^\s<>"'`,;:()[\]{}=*/@]+\.[^\s<>"'`,;:()[\]{}=*/@]+/g,
        '***@***',
      )
  );
}
