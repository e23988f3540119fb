/** Security headers for responses that the gateway generates itself. */
export const GATEWAY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000',
  'content-security-policy': "default-src 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
};
