const SHARED = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Sent on plain http too, where browsers ignore it.
  'strict-transport-security': 'max-age=63072000',
};

/** Headers for JSON. A browser that opens such a response as a page shows text and runs nothing. */
export const API_HEADERS = {
  ...SHARED,
  'content-security-policy': "default-src 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers for pictures, which pages on any host may embed. */
export const MEDIA_HEADERS = {
  ...SHARED,
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * Headers for previews, which the back-office shows in a frame. Previews contain drafts, so no cache and no search engine may
 * keep them.
 */
export function previewHeaders(contentSecurityPolicy: string) {
  return {
    ...SHARED,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy,
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  };
}

/** Headers for Payload's own pages, which need inline scripts and styles. */
export const CONSOLE_HEADERS = {
  ...SHARED,
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'x-robots-tag': 'noindex',
};
