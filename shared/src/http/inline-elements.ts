const ATTRIBUTES = /([^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*)/.source;
/** Matches a comment, a whole script or style element, or the opening tag of any other element. */
const PARTS = new RegExp(
  `<!--[\\s\\S]*?-->|<(script|style)(?=[\\s>])${ATTRIBUTES}>([\\s\\S]*?)</\\1>|<[a-z]${ATTRIBUTES}>`,
  'g',
);

/**
 * Finds the inline scripts and styles of a page, which its Content-Security-Policy must allow by hash. Skips JSON blocks,
 * because browsers do not run them. Reads whole tags, because an attribute may contain text that staff typed, such as the title
 * of a fair. A `<script>` in such text must not be allowed.
 */
export function* inlineElements(html: string): Generator<{ element: 'script' | 'style'; text: string }> {
  for (const [, element, attributes = '', text = ''] of html.matchAll(PARTS)) {
    if (element === 'style' || (element === 'script' && isRun(attributes))) yield { element, text };
  }
}

function isRun(attributes: string): boolean {
  return !/\bsrc=/.test(attributes) && !/\btype="?application\/(?:ld\+)?json/.test(attributes);
}
