/** The texts of a record as a form holds them: an absent one is empty. */
export function toFormTexts<Name extends string>(
  names: readonly Name[],
  record: { [N in Name]?: string | undefined } | undefined,
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, record?.[name] ?? ''])) as Record<Name, string>;
}

/** The texts to send: those with a value, and an empty text if it clears a value of the record. */
export function toSentTexts<Texts extends object, Name extends keyof Texts>(
  names: readonly Name[],
  texts: Texts,
  record: { [N in Name]?: unknown } | undefined,
): Pick<Texts, Name> {
  const sent = names.filter((name) => texts[name] || record?.[name]);
  return Object.fromEntries(sent.map((name) => [name, texts[name] ?? ''])) as Pick<Texts, Name>;
}
