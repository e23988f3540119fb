export type PressTexts = {
  title: string;
  content: string;
  daysAgo: number;
  /** Some items have no picture, so that the demo shows the placeholder. */
  picture?: string;
  /** The source and link of an article about us. Bulletins have none. */
  source?: string;
  link?: string;
};
