export type PressTexts = {
  title: string;
  content: string;
  daysAgo: number;
  /** Missing in some items, so that the demo shows the placeholder. */
  picture?: string;
  /** The source and link of an article about us. Bulletins have none. */
  source?: string;
  link?: string;
};
