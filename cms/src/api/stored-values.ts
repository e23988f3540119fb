type Stored<T> = { [K in keyof T]: Exclude<T[K], undefined> | null };

/** Input as it is stored: what is absent stays as it was, an empty text clears. Payload takes a key with `undefined` for a value. */
export function toStoredValues<T extends object>(input: T): Stored<T> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, value === '' ? null : value])) as Stored<T>;
}
