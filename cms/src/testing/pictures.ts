import sharp from 'sharp';

type Options = {
  width?: number;
  height?: number;
  background?: string;
  type?: 'jpeg' | 'png' | 'gif' | 'webp';
};

/** A single-colour picture as a browser sends it. */
export async function aPicture(
  name = 'resim.png',
  { width = 60, height = 40, background = '#c63', type = 'png' }: Options = {},
): Promise<File> {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return new File([new Uint8Array(await picture.toFormat(type).toBuffer())], name);
}
