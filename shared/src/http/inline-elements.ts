const ATTRIBUTES = /([^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*)/.source;
/** A comment, an element of script or style, or any other tag. */
const PARTS = new RegExp(
  `<!--[\\s\\S]*?-->|<(script|style)(?=[\\s>])${ATTRIBUTES}>([\\s\\S]*?)</\\1>|<[a-z]${ATTRIBUTES}>`,
  'g',
);

/**
 * Finds the inline scripts and styles of a page, which its Content-Security-Policy must allow by hash. Browsers do not run
 * JSON blocks, so these need no hash. Reads tag by tag, because attributes hold texts of staff unescaped: `<script>` in
 * the title of a fair must not be allowed.
 */
export function* inlineElements(html: string): Generator<{ element: 'script' | 'style'; text: string }> {
  for (const [, element, attributes = '', text = ''] of html.matchAll(PARTS)) {
    if (element === 'style' || (element === 'script' && isRun(attributes))) yield { element, text };
  }
}

function isRun(attributes: string): boolean {
  return !/\bsrc=/.test(attributes) && !/\btype="?application\/(?:ld\+)?json/.test(attributes);
}
