import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test.each([
  [undefined, '192.0.2.1', 0, '192.0.2.1'],
  ['10.0.0.1', '192.0.2.1', 0, '192.0.2.1'],
  [undefined, '192.0.2.1', 1, '192.0.2.1'],
  ['10.0.0.1', '127.0.0.1', 1, '10.0.0.1'],
  ['6.6.6.6, 10.0.0.1', '127.0.0.1', 1, '10.0.0.1'],
  ['6.6.6.6, 10.0.0.1, 10.0.0.2', '127.0.0.1', 2, '10.0.0.1'],
  ['10.0.0.1', '127.0.0.1', 3, '10.0.0.1'],
  [undefined, '::ffff:192.0.2.1', 0, '192.0.2.1'],
  [undefined, '2001:db8:0:1:aaaa:bbbb:cccc:dddd', 0, '2001:db8:0:1::/64'],
  [undefined, '::FFFF:192.0.2.1', 0, '192.0.2.1'],
  [undefined, '2001:0DB8::1', 0, '2001:db8:0:0::/64'],
  [undefined, '2001:000a::5:6:7:8:9', 0, '2001:a:0:5::/64'],
  [undefined, '::1', 0, '0:0:0:0::/64'],
  [undefined, 'fe80::1%eth0', 0, 'fe80:0:0:0::/64'],
  ['1:2:3:4:5:6:7:8:9::', '127.0.0.1', 1, '1:2:3:4::/64'],
  [undefined, undefined, 0, 'unknown'],
  ['192.0.2.1:50123', '127.0.0.1', 1, '192.0.2.1'],
  ['[2001:db8:0:1::1]:50123', '127.0.0.1', 1, '2001:db8:0:1::/64'],
  ['[2001:db8:0:1::1]', '127.0.0.1', 1, '2001:db8:0:1::/64'],
  ['[::ffff:192.0.2.1]:50123', '127.0.0.1', 1, '192.0.2.1'],
])(
  'the client of a request with X-Forwarded-For %s from %s, with %d trusted proxies, is %s',
  (forwarded, remote, trusted, address) => {
    expect(clientAddress(forwarded, remote, trusted)).toBe(address);
  },
);
