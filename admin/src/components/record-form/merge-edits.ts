type Edits<Values, Name> = {
  names: readonly Name[];
  before: Values;
  typed: Values;
  latest: Values;
  /** True if the other person replaced the stored picture. The values do not show this, as they hold only newly chosen files. */
  isPictureReplaced: boolean;
};

/**
 * Merges the values that one person typed and the row that another person has saved since the form was opened. `merged` is the
 * newest row with all typed changes. `inConflict` lists the fields that both people changed to different values. `kept`
 * lists the fields that only the other person changed.
 */
export function mergeEdits<Values extends object, Name extends keyof Values>(edits: Edits<Values, Name>) {
  const { names, before, typed, latest, isPictureReplaced } = edits;
  const mine = names.filter((name) => typed[name] !== before[name]);
  const theirs = names.filter((name) =>
    name === 'imageFile' ? isPictureReplaced : latest[name] !== before[name],
  );
  return {
    merged: { ...latest, ...Object.fromEntries(mine.map((name) => [name, typed[name]])) },
    inConflict: mine.filter((name) => theirs.includes(name) && typed[name] !== latest[name]),
    kept: theirs.filter((name) => !mine.includes(name)),
  };
}
