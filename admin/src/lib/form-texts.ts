export function toFormTexts<Name extends string>(
  names: readonly Name[],
  record: { [N in Name]?: string | undefined } | undefined,
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, record?.[name] ?? ''])) as Record<Name, string>;
}

/** The values that differ from the record's. The server leaves an absent field unchanged and clears an empty one. */
export function toTextsToSend<Texts extends object, Name extends keyof Texts>(
  names: readonly Name[],
  texts: Texts,
  record: { [N in Name]?: unknown } | undefined,
): Partial<Pick<Texts, Name>> {
  const changed = names.filter((name) => (texts[name] ?? '') !== (record?.[name] ?? ''));
  return Object.fromEntries(changed.map((name) => [name, texts[name] ?? ''])) as Partial<Pick<Texts, Name>>;
}
