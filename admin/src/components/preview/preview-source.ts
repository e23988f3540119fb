import type { Preview, PreviewInput } from '@fuar/shared/schemas/editing';

/** The input of a preview. Keep this object between renders, because a new object starts another preview. */
export type PreviewSource = {
  /** Resolves to undefined while there is nothing to preview. Uploads a chosen picture first. */
  read: () => Promise<PreviewInput | undefined>;
  subscribe?: (listener: () => void) => () => void;
  /** Receives the field errors of a refused preview, and an empty object after a successful one. */
  onErrors?: (errors: Record<string, string>) => void;
  /** The label of a field whose messages do not name it. */
  labelOf?: (name: string) => string | undefined;
  onField?: (name: string) => void;
  /** The last successful preview, for a pane that opens while the form is invalid. */
  lastGood?: { current: Preview | undefined };
};
