import { describe, expect, test } from 'vitest';
import { REDIRECTS_MESSAGES as m } from '../messages/admin/redirects.ts';
import { VALIDATION_MESSAGES } from '../messages/validation.ts';
import { redirectFromSchema, redirectToSchema } from './redirect-input.ts';

const to = redirectToSchema('https://www.bazaltfuar.example');

function read(schema: typeof redirectFromSchema | typeof to, value: unknown): string | undefined {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : parsed.error.issues[0]?.message;
}

describe('an old address', () => {
  test.each([
    ['/eski', '/eski'],
    [' /eski/ ', '/eski'],
    ['/fuar/tarım-fuarı', '/fuar/tarım-fuarı'],
    ['/fuar/tar%C4%B1m-fuar%c4%b1/', '/fuar/tarım-fuarı'],
    ['/eski%20sayfa.aspx', '/eski sayfa.aspx'],
    ['/Eski/Sayfa.html', '/Eski/Sayfa.html'],
    ['/apiler', '/apiler'],
    ['/.well-known/x', '/.well-known/x'],
  ])('%s is read as %s', (given, path) => {
    expect(read(redirectFromSchema, given)).toBe(path);
    expect(read(redirectFromSchema, path)).toBe(path);
  });

  test.each([
    [undefined, m.fromRequired],
    [null, m.fromRequired],
    ['  ', m.fromRequired],
    ['eski', m.fromWithSite],
    ['https://www.bazaltfuar.example/eski', m.fromWithSite],
    ['//evil.example/eski', m.fromWithSite],
    ['/eski?a=1', m.fromWithQuery],
    ['/eski#a', m.fromWithQuery],
    ['/eski%3Fa', m.fromWithQuery],
    ['/', m.fromHome],
    ['/%zz', m.undecodable],
    ['/%2541', m.undecodable],
    ['/%FF', m.undecodable],
    ['/eski/*', m.oddPath],
    ['/eski/:id', m.oddPath],
    ['/eski//x', m.oddPath],
    ['/%2Fevil.example', m.oddPath],
    ['/a/../b', m.oddPath],
    ['/a\\b', m.oddPath],
    ['/a%0Ab', m.oddPath],
    ['/api', m.fromReserved],
    ['/API/fairs', m.fromReserved],
    ['/%61pi/fairs', m.fromReserved],
    ['/media/a.pdf', m.fromReserved],
    ['/console', m.fromReserved],
    ['/_next/static', m.fromReserved],
    ['/rest/users', m.fromReserved],
    ['/admin/fairs', m.fromReserved],
    ['/signin/', m.fromReserved],
    ['/_astro/a.js', m.fromReserved],
    ['/.netlify/functions', m.fromReserved],
    [`/${'a'.repeat(500)}`, VALIDATION_MESSAGES.tooLong(500)],
  ])('%s is rejected: %s', (given, sentence) => {
    expect(read(redirectFromSchema, given)).toBe(sentence);
  });
});

describe('a new address', () => {
  test.each([
    ['/', '/'],
    ['/fuarlar/', '/fuarlar'],
    ['/katilimci-ol?fairId=7#form', '/katilimci-ol?fairId=7#form'],
    ['/fuar/tar%C4%B1m?ad=%C4%B1', '/fuar/tarım?ad=%C4%B1'],
    ['/media/katalog.pdf', '/media/katalog.pdf'],
    ['https://ornek.example', 'https://ornek.example/'],
    ['HTTPS://Ornek.Example/Çok Eski?a=b#c', 'https://ornek.example/%C3%87ok%20Eski?a=b#c'],
    ['https://www.bazaltfuar.example/fuar%20x/?a=1', '/fuar x?a=1'],
    ['https://www.bazaltfuar.example.evil.example/', 'https://www.bazaltfuar.example.evil.example/'],
  ])('%s is read as %s', (given, address) => {
    expect(read(to, given)).toBe(address);
    expect(read(to, address)).toBe(address);
  });

  test.each([
    [undefined, m.toRequired],
    ['', m.toRequired],
    ['fuarlar', m.toUnknown],
    ['http://ornek.example', m.toUnknown],
    ['javascript:alert(1)', m.toUnknown],
    ['//evil.example', m.toUnknown],
    ['/\\evil.example', m.toUnknown],
    ['/%2Fevil.example', m.oddPath],
    ['/%5Cevil.example', m.oddPath],
    ['https://www.bazaltfuar.example//evil.example', m.toUnknown],
    ['https:/evil.example', m.toInvalid],
    ['https://', m.toInvalid],
    ['https://a:b@ornek.example/', m.toInvalid],
    ['https://a@ornek.example/', m.toInvalid],
    ['https://:b@ornek.example/', m.toInvalid],
    ['/a%3Fb', m.oddPath],
    ['/%', m.undecodable],
    ['/fuarlar/:splat', m.oddPath],
  ])('%s is rejected: %s', (given, sentence) => {
    expect(read(to, given)).toBe(sentence);
  });
});
