import { expect, test } from 'vitest';
import { passwordProblem } from './password-problem.ts';

const COMMON = 'Bu şifre çok yaygın. Lütfen tahmin edilmesi zor bir şifre seçin.';

test.each([
  ['onbir-harf1', 'Şifre en az 12 karakter olmalıdır.'],
  ['MichaelJackson', COMMON],
  [' password1234 ', COMMON],
  ['seniseviyorum', COMMON],
  ['Contortionist', COMMON],
  ['23176djivanfros', COMMON],
  ['aaaaaaaaaaaaaaa', COMMON],
  ['123412341234', COMMON],
  ['fuarfuarfuar', COMMON],
  ['345678901234', COMMON],
  ['zyxwvutsrqponm', COMMON],
  ['qwertyuiopasd', COMMON],
  ['Ayse@Ornek.test', 'Şifre, e-posta adresinizden farklı olmalıdır.'],
])('refuses %j', (password, message) => {
  expect(passwordProblem(password, 'ayse@ornek.test')).toBe(message);
});

test.each(['dogru-bir-sifre', 'üç kuru bazalt taşı', 'fuarfuar-2027-x', 'ayse@ornek.test!'])(
  'accepts %j',
  (password) => {
    expect(passwordProblem(password, 'ayse@ornek.test')).toBeUndefined();
  },
);
