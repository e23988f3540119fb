import type { Payload } from 'payload';
import { expect, test, vi } from 'vitest';
import { readNewPasskey } from './passkeys.ts';

/**
 * A credential in the format `android-key` that no browser made. It is valid with the secret, the session and the time of the
 * test. Its first certificate says that the list of revoked certificates is at http://192.0.2.1/.
 */
const FOREIGN = {
  id: 'mSqTRVxx_t02rJu8Q5lSwEHPYURZWEcq9Hkmm42HNRM',
  clientDataJSON: [
    'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiLVkxTTlnU1BBWmVsSHNuVG1teVpMdVBCV2VFVnczYzRhZGJv',
    'blYyVVhNWSIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3QiLCJjcm9zc09yaWdpbiI6ZmFsc2V9',
  ].join(''),
  attestationObject: [
    'o2NmbXRrYW5kcm9pZC1rZXlnYXR0U3RtdKNjYWxnJmNzaWdYRgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABjeDVjglkBfjCCAXowggEgoAMCAQICAQIwCgYIKoZIzj0EAwIwDzENMAsG',
    'A1UEAxMEUm9vdDAeFw0yNjExMjcwODAwMDBaFw0yNjExMjcxMDAwMDBaMA8xDTALBgNVBAMTBExlYWYwWTATBgcqhkjOPQIBBggq',
    'hkjOPQMBBwNCAATnM6zYq8iEjj-IziNVRE_kIK17XF7PKhlObOeTDMWZ3NyNlTVPG9wmr73VVnqa557wTZPdZv_uU2URThrmfm-i',
    'o20wazAiBgNVHR8EGzAZMBegFaAThhFodHRwOi8vMTkyLjAuMi4xLzBFBgorBgEEAdZ5AgERBDcwNQICASwKAQECAQMKAQEEICpA',
    'sMBTk9cvGBO0VSHOEnTW38qZfzIvVF_utlo9iVwNBAAwADAAMAoGCCqGSM49BAMCA0gAMEUCICk9ajHx0pw-uv3l8TQAC7hN5LDy',
    'qZib6dG72jZzXFw7AiEA8xpc7dMzpJ3iqYW48dicTX5kjmzLIQwsfBWNuPWUnV5ZASYwggEiMIHJoAMCAQICAQEwCgYIKoZIzj0E',
    'AwIwDzENMAsGA1UEAxMEUm9vdDAeFw0yNjExMjcwODAwMDBaFw0yNjExMjcxMDAwMDBaMA8xDTALBgNVBAMTBFJvb3QwWTATBgcq',
    'hkjOPQIBBggqhkjOPQMBBwNCAATOarpG4rlqqZ7b0tBcqrHRMLUl6-cqA5FD7uyrrUKs4F9bb6L6ATTsVw-',
    'LhJ4R2wFmKnBUbl7YlVN3XVLC-f5VoxYwFDASBgNVHRMBAf8ECDAGAQH_AgECMAoGCCqGSM49BAMCA0gAMEUCIDeQeBXwtT-',
    'FacXUeLMHIq3FvZDdtMW_4DN0HWvkvJ-SAiEAjalRJApZQQEEZASsUa9P39JDradoXJhilCaMgum3poNoYXV0aERhdGFYpEmWDeW',
    'IDoxodDQXD2R2YFuP5K65ooYyx5lc87qDHZdjQQAAAAEAAAAAAAAAAAAAAAAAAAAAACCZKpNFXHH-',
    '3Tasm7xDmVLAQc9hRFlYRyr0eSabjYc1E6UBAgMmIAEhWCDnM6zYq8iEjj-',
    'IziNVRE_kIK17XF7PKhlObOeTDMWZ3CJYINyNlTVPG9wmr73VVnqa557wTZPdZv_uU2URThrmfm-i',
  ].join(''),
};

test('a credential with certificates is refused before the CMS fetches an address that they name', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T09:00:00Z'), toFake: ['Date'] });
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'));
  const { id, ...response } = FOREIGN;
  const credential = { id, rawId: id, type: 'public-key', response };
  const party = { id: 'localhost', origins: ['http://localhost'] };
  const payload = { secret: 'secret' } as Payload;
  const read = await readNewPasskey(payload, 'session', party, { credential, name: 'Telefon' });
  expect([read, fetched.mock.calls]).toEqual([undefined, []]);
});
