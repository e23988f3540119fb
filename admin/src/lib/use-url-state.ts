import { useSearchParams } from 'react-router-dom';

type Field<T extends string | number> = { initial: T; parse: (text: string) => T };
type Fields = Record<string, Field<string> | Field<number>>;
type StateOf<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never };

export const textParam: Field<string> = { initial: '', parse: (text) => text };

export const numberParam = (initial: number): Field<number> => ({
  initial,
  parse: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : initial),
});

/** A URL parameter with a fixed set of values. The first is the default and is left out of the URL. */
export function choiceParam<const T extends string>(options: readonly [T, ...T[]]): Field<T> {
  return { initial: options[0], parse: (text) => options.find((option) => option === text) ?? options[0] };
}

export function useUrlState<F extends Fields>(fields: F) {
  const [params, setParams] = useSearchParams();
  const state = Object.fromEntries(
    Object.entries(fields).map(([name, { initial, parse }]) => {
      const text = params.get(name);
      return [name, text === null ? initial : parse(text)];
    }),
  ) as StateOf<F>;

  /** Replaces the history entry, unless only the page number changes or the caller asks for a new entry. */
  const change = (changes: Partial<StateOf<F>>, { isNewEntry = false } = {}) => {
    const next = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...state, ...changes })) {
      if (value !== fields[name]?.initial) next.set(name, String(value));
    }
    // `flushSync` renders at once. If the search box rendered later, letters typed before that would be lost.
    const isOnlyPage = Object.keys(changes).length === 1 && 'page' in changes;
    setParams(next, { replace: !isOnlyPage && !isNewEntry, flushSync: true });
  };

  return { state, change };
}
