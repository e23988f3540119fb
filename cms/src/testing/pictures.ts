import sharp from 'sharp';

type Options = {
  width?: number;
  height?: number;
  background?: string;
  type?: 'jpeg' | 'png' | 'gif' | 'webp';
};

export async function aPicture(
  name = 'resim.png',
  { width = 60, height = 40, background = '#c63', type = 'png' }: Options = {},
): Promise<File> {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return new File([new Uint8Array(await picture.toFormat(type).toBuffer())], name);
}

export async function aDataUrl(options: Options = {}): Promise<string> {
  const bytes = Buffer.from(await (await aPicture('a', options)).arrayBuffer());
  return `data:image/${options.type ?? 'png'};base64,${bytes.toString('base64')}`;
}

/** A JPEG of waves, which AVIF compresses better than WebP does. */
export async function aPhoto(): Promise<File> {
  const pixels = Buffer.alloc(600 * 400 * 3);
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = 128 + 90 * Math.sin(i / 997) * Math.cos(i / 31);
  const jpeg = await sharp(pixels, { raw: { width: 600, height: 400, channels: 3 } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(jpeg)], 'dalga.jpg');
}
