export type PressTexts = {
  title: string;
  content: string;
  daysAgo: number;
  /** Some have none, so that the placeholder of lists and pages is seen. */
  picture?: string;
  /** Who wrote about us, and where: coverages only. */
  source?: string;
  link?: string;
};
