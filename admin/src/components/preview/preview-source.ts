import type { Preview, PreviewInput } from '@fuar/shared/schemas/editing';

/** The input of a preview. Keep this object between renders, because a new one starts another preview. */
export type PreviewSource = {
  /** Resolves to undefined while there is nothing to show. Stores a chosen picture first. */
  read: () => Promise<PreviewInput | undefined>;
  /** Calls the listener after each change. Returns a stop function. */
  subscribe?: (listener: () => void) => () => void;
  /** Receives the field errors of a refused preview, and none after a good one. */
  onErrors?: (errors: Record<string, string>) => void;
  /** Moves focus to the form's field with this name. */
  onField?: (name: string) => void;
  /** The last good preview, for a pane that opens while the form is invalid. */
  lastGood?: { current: Preview | undefined };
};
