/**
 * Common passwords with at least 12 characters, in lower case, that no other rule of `isTooCommon` forbids. They come from two
 * lists:
 * - `common-passwords.txt.gz` of Django 5.2.8 (https://github.com/django/django, BSD-3-Clause licence, Copyright (c) Django
 *   Software Foundation and individual contributors): the 20,000 most common passwords of public leaks, compiled by Royce
 *   Williams.
 * - The first 10,000 passwords of zxcvbn 4.5.0 (https://github.com/dwolfhub/zxcvbn-python, MIT licence, Copyright (c) 2016 Daniel
 *   Wolf), a port of Dropbox's zxcvbn.
 */
export const COMMON_PASSWORDS = `
010203040506, 0r968ji9ufj6, 102030405060, 111222tianya, 112233445566, 123456654321, 1234567890-=, 123456789000,
12345678900987654321, 12345678901234567890, 1234567890987654321, 1234567890qwertyuiop, 1234567891011, 123456789101112,
123456789123, 123456789123456, 1234567891234567, 123456789123456789, 12345678987654321, 123456789987654321, 123456789abc,
123456789asd, 123456789qaz, 123456789qwe, 123456789qwerty, 123456qwerty, 123admin321a, 123qweasdzxc, 1q2w3e4r5t6y,
1q2w3e4r5t6y7u, 1q2w3e4r5t6y7u8i, 1q2w3e4r5t6y7u8i9o, 1q2w3e4r5t6y7u8i9o0p, 1qaz2wsx3edc, 1qaz2wsx3edc4rfv, 1qazxsw23edc,
23176djivanfros, 520love101182, 5532361cnjqrf, abc123456789, admin18533362, administrator, arabella24630, asdfghjkl123,
avrillavigne, businessbabe, chickenwing101, christopher1, combat123654, contortionist, cookiemonster, cosmopolitan,
counterstrike, demon1q2w3e4r, demon1q2w3e4r5t, dfg5fhg5vgfh1, dkflbvbhjdbx, dkflbvbhjdyf, domainlock2005,
doomsayer.2.7mords.v, doomsayer.2.7mords.vv, edwardcullen, ezekiel11991, fallen_angel, finalfantasy, fkmnthyfnbdf,
flvbybcnhfnjh, friend of emily, friend of gerly, friend of joan, g13916055158, gettherefast, ghbdtnrfrltkf, ghhh47hj7649,
ghjcnjgfhjkm, googletester, hannahmontana, hawkesbury93, hd764nw5d7e1vb1, heterosexual, ichliebedich, ihatethisgame,
ilovemyfamily, inactive1996aug, ingodwetrust, international, internazionale, jamesbond007, jesuslovesme, jkiuztdftl57,
john!20130605at1753, jundian2011xr, justinbieber, kartoffelpuffer, knackwurst8853, laurel12creek, leavemealone, leliane50934,
lightpower12345, linkedin2011, liverpool123, lydcc20091314, m01759766727, mailcreated5240, manchesterunited, maprchem56458,
marek14michal, masterbaiting, masterbating, masturbation, maurolarastefy, mega_pizdetz666, megaparol12345, michaeljackson,
migrationschool, minecraft123, moderncombat, momsanaladventure, motherfucker, n8zgt5p0shw=, natiichen999, needforspeed,
neworleans12345, newproject2004, onedirection, password1234, password12345, password123456, pe#5gz29ptzmse, peanutbutter,
playstation2, playstation3, polniypizdec0211, polniypizdec1102, polniypizdec110211, pornographic, professional,
projectsadminx, przyjaciolki, q1w2e3r4t5y6, q1w2e3r4t5y6u7i8o9p0, qazwsxedc123, qazwsxedcrfv, qazwsxedcrfvtgb, qazxswedcvfr,
qweasdzxc123, qwegta13091990, qwerasdfzxcv, qwerty123456, qwerty123456789, qwertyasdfgh, qwertyuiop12, qwertyuiop123,
qwertyuiop[], qwertyytrewq, residentevil, s8ylpe9jdpvym, sdf7asdf6asdg8df, sebastian106, seniseviyorum, sojdlg123aljg,
somanypickles27, sonnenschein, sonyericsson, startfinding, starwarsfan10, stefangreil1983, stratocaster, supernatural,
telechargement, temppassword, total12scherz, transformers, vfvfvskfhfve, vitor1268123, websolutions, weronika1992,
xantria10315, xtseo2011tdx, yandi20080527, yemi19900911, yfdbufnjh10305070, zaq1xsw2cde3, zmx870919123, zxcasdqwe123
`;
