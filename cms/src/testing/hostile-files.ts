import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { aPicture } from './pictures.ts';

const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer());
const asFile = (name: string, ...parts: (Buffer | string)[]) =>
  new File(
    [Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))],
    name,
  );
const half = (data: Buffer) => data.subarray(0, data.length >> 1);
const aJpeg = async () => bytesOf(await aPicture('a', { type: 'jpeg' }));
const aThinPng = async (width: number, height: number) => bytesOf(await aPicture('a', { width, height }));
const aPng = async () => bytesOf(await aPicture('a', { type: 'png' }));
const converted = async (type: 'tiff' | 'avif') =>
  asFile(
    'a.png',
    await sharp(await aPng())
      .toFormat(type, { effort: 0 })
      .toBuffer(),
  );

/** An archive with one empty file. */
const ZIP = Buffer.from(
  '504b03040a0000000000000000000000000000000000000000000100000061504b01021e030a000000000000000000000000000000000000000000010000000000000000000000a481000000006150' +
    '4b050600000000010001002f0000001f0000000000',
  'hex',
);

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** Two frames: the given PNG, and `second` as compressed data of the other frame. */
export function animatedPng(first: Buffer, second: Buffer): Buffer {
  const [headerEnd, end] = [33, first.length - 12];
  const frame = (sequence: number) => {
    const control = Buffer.alloc(26);
    control.writeUInt32BE(sequence, 0);
    first.copy(control, 4, 16, 24);
    control.writeUInt16BE(1, 20);
    control.writeUInt16BE(10, 22);
    return pngChunk('fcTL', control);
  };
  return Buffer.concat([
    first.subarray(0, headerEnd),
    pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    frame(0),
    first.subarray(headerEnd, end),
    frame(1),
    pngChunk('fdAT', Buffer.concat([Buffer.from([0, 0, 0, 2]), second])),
    first.subarray(end),
  ]);
}

/** A PNG whose header claims a huge size, for which a reader would reserve memory. */
function claimedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(1000)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pixels,
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** `start` is the part of each text that is not compressed. */
export async function aPngWithTexts(
  type: string,
  start: string,
  count: number,
  length: number,
): Promise<Buffer> {
  const png = await aPng();
  const text = pngChunk(
    type,
    Buffer.concat([Buffer.from(start, 'latin1'), deflateSync(Buffer.alloc(length, 'a'))]),
  );
  return Buffer.concat([png.subarray(0, 33), ...Array.from({ length: count }, () => text), png.subarray(33)]);
}

/** A GIF with frames of one pixel on a square canvas. A frame takes 23 bytes and decodes to the whole canvas. */
function aLongAnimation(frames: number, edge = 1000): Buffer {
  const canvas = Buffer.from('47494638396100000000800000000000ffffff', 'hex');
  canvas.writeUInt16LE(edge, 6);
  canvas.writeUInt16LE(edge, 8);
  const frame = Buffer.from('21f904000a0000002c00000000010001000002024c0100', 'hex');
  return Buffer.concat([canvas, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}

/** A grey progressive JPEG of 64 × 64 pixels. Each scan after the first one repeats that the 64 blocks have no details. */
export function aJpegWithScans(count: number): Buffer {
  const tables = `ffdb004300${'01'.repeat(64)}ffc40014000100${'00'.repeat(15)}ffc40014100100${'00'.repeat(14)}60`;
  const first = `ffda0008010100000000${'00'.repeat(8)}`;
  const others = 'ffda0008010100013f0001'.repeat(count - 1);
  return Buffer.from(`ffd8${tables}ffc2000b080040004001011100${first}${others}ffd9`, 'hex');
}

/**
 * Files that the CMS must refuse as pictures: files of other types, broken pictures and pictures with a second file inside. The
 * message of the refusal must name the file. The CMS must not store any part of the file.
 */
export const NO_PICTURES: Record<string, () => Promise<File>> = {
  'an empty file': async () => asFile('bos.png'),
  'a single byte': async () => asFile('bir.png', '\xff'),
  'a page': async () => asFile('a.png', '<!doctype html><script>alert(1)</script>'),
  'an SVG': async () => asFile('a.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'a PHP program': async () => asFile('a.jpg', '<?php system($_GET[0]);'),
  'an archive': async () => asFile('a.webp', ZIP),
  'a PDF': async () => asFile('a.png', '%PDF-1.7\n%%EOF'),
  'a TIFF': async () => converted('tiff'),
  'an AVIF': async () => converted('avif'),
  'the first bytes of a PNG': async () => asFile('a.png', '\x89PNG\r\n\x1a\n'),
  'the first bytes of a JPEG': async () => asFile('a.jpg', '\xff\xd8\xff\xe0'),
  'half a JPEG': async () => asFile('a.jpg', half(await aJpeg())),
  'half a PNG': async () => asFile('a.png', half(await aPng())),
  'a GIF that is a script': async () => asFile('a.gif', 'GIF89a/*\x01\x00\x00\x00*/=1;alert(1)//;'),
  'a GIF whose header is a statement': async () => asFile('a.gif', 'GIF89a=1;alert(1)//', '\x00'.repeat(99)),
  'a valid GIF followed by a script': async () =>
    asFile('a.gif', await bytesOf(await aPicture('a', { type: 'gif' })), '<script>alert(1)</script>'),
  'a valid JPEG followed by a page': async () => asFile('a.jpg', await aJpeg(), '<html><body>x'),
  'a valid JPEG with a page in its comment': async () => {
    const page = '<html><script>alert(1)</script></html>';
    const comment = Buffer.from([0xff, 0xfe, 0, page.length + 2]);
    const jpeg = await aJpeg();
    return asFile('a.jpg', jpeg.subarray(0, 2), comment, page, jpeg.subarray(2));
  },
  'a valid PNG followed by an archive': async () => asFile('a.png', await aPng(), ZIP),
  'a valid PNG followed by PHP': async () => asFile('a.png', await aPng(), '<?php phpinfo();'),
  'a PNG that claims 2 billion columns': async () => asFile('a.png', claimedPng(0x7fffffff, 1)),
  'a PNG with texts that unpack to 6 MB': async () =>
    asFile('a.png', await aPngWithTexts('zTXt', 'a\0\0', 6, 1_000_000)),
  'a PNG with international texts that unpack to 6 MB': async () =>
    asFile('a.png', await aPngWithTexts('iTXt', 'a\0\x01\0tr\0a\0', 6, 1_000_000)),
  'a PNG with thousands of compressed texts': async () =>
    asFile('a.png', await aPngWithTexts('zTXt', 'a\0\0', 2000, 1)),
  'a JPEG of 101 scans': async () => asFile('a.jpg', aJpegWithScans(101)),
  'a JPEG of 2001 segments': async () => {
    const jpeg = await aJpeg();
    return asFile('a.jpg', jpeg.subarray(0, 2), '\xff\xed\x00\x03a'.repeat(2001), jpeg.subarray(2));
  },
  'a PNG with too few pixels': async () => asFile('a.png', claimedPng(600, 600)),
};

/** Pictures that are too large or too thin. */
export const TOO_LARGE_PICTURES: Record<string, () => Promise<File>> = {
  'a PNG that claims 30000 × 30000': async () => asFile('a.png', claimedPng(30_000, 30_000)),
  'a thin PNG of 2000 × 4': async () => asFile('a.png', await aThinPng(2000, 4)),
  'a PNG of 40 × 1000, thinner than 20:1': async () => asFile('a.png', await aThinPng(40, 1000)),
  'a PNG that claims 49 million columns': async () => asFile('a.png', claimedPng(49_000_000, 1)),
  'an animation of 501 small frames': async () => asFile('a.gif', aLongAnimation(501, 100)),
  // libvips cannot read these frames, so the refusal shows that the CMS counts frames before it decodes them.
  'a WebP of 501 empty frames': async () =>
    asFile('a.webp', 'RIFF\xfc\x2e\0\0WEBP', `ANMF\x10\0\0\0${'\0'.repeat(16)}`.repeat(501)),
  'sixty frames of a megapixel': async () => asFile('a.gif', aLongAnimation(60)),
};

export const HOSTILE_NAMES: readonly string[] = [
  '../../../etc/passwd.png',
  '..\\..\\windows\\a.png',
  '/etc/cron.d/a.png',
  'C:\\a.png',
  '.htaccess',
  '.png',
  'a.png/../../b.html',
  'a.html',
  'a.php.png',
  'con.png',
  `${'uzun'.repeat(2000)}.png`,
  'İĞÜŞÖÇ ığüşöç 🎪.png',
  '%2e%2e%2fa.png',
  '$(reboot).png',
  '<img src=x onerror=alert(1)>.png',
];
