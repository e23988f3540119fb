/** Parses a forwarding header. The nearest proxy wrote the last entry. Only entries from our own proxies are reliable. */
export function parseForwardedHeader(header: string | null | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/**
 * The client's address, as the first of our own proxies saw it. `trusted` is the number of these proxies. An IPv6 address is cut
 * to its /64 prefix, because one customer has all addresses with that prefix.
 */
export function clientAddress(
  forwardedFor: string | null | undefined,
  remote: string | undefined,
  trusted: number,
): string {
  const chain = [...parseForwardedHeader(forwardedFor), remote ?? 'unknown'];
  const address = withoutPort(chain[Math.max(0, chain.length - 1 - trusted)] ?? 'unknown');
  const v4 = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (v4 || !address.includes(':')) return v4 ?? address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return `${[...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/**
 * Some proxies, such as Azure's Application Gateway, add the port: '192.0.2.1:50123', '[2001:db8::1]:50123'. With the port,
 * every connection would count as another client.
 */
function withoutPort(address: string): string {
  const [, v6, v4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}
