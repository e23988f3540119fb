/** Of what the gateway says itself, where neither a rule of the host nor the CMS has a word: the same guards as theirs. */
export const OWN_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000',
  'content-security-policy': "default-src 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
};
