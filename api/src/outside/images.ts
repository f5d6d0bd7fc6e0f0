import { Readable } from 'node:stream';
import sharp from 'sharp';
import { type FileStore, type SaveOptions, variantKey } from './files.ts';
import { sniffImage } from './sniff.ts';

/** Pictures are known by their content, decoded within a limit, and written anew: nothing of the upload survives (decision U4). */
export interface Images {
  /** A course's picture as WebP, 16:9, 1280 px wide, with a variant marked '640'. Throws `NotAnImage`. Answers its key. */
  saveThumbnail(upload: Buffer): Promise<string>;
  /** A person's picture as WebP, 256 px square; an SVG is rasterised. Throws `NotAnImage`. Answers its key. */
  saveAvatar(upload: Buffer): Promise<string>;
  /** The picture and its variants. */
  remove(key: string): Promise<void>;
}

export class NotAnImage extends Error {
  override readonly name = 'NotAnImage';
}

const smallMark = '640';
const mostPixels = 50_000_000;
const photographs = ['image/jpeg', 'image/png', 'image/webp'];

interface Shape {
  width: number;
  height: number;
}

async function redraw(upload: Buffer, { width, height }: Shape): Promise<Buffer> {
  try {
    return await sharp(upload, { limitInputPixels: mostPixels, failOn: 'error', density: 144 })
      .rotate()
      .resize(width, height, { fit: 'cover', position: 'attention' })
      .webp({ quality: 80 })
      .toBuffer();
  } catch (cause) {
    throw new NotAnImage('The picture cannot be read', { cause });
  }
}

async function checkType(upload: Buffer, allowed: string[]): Promise<void> {
  const type = await sniffImage(upload);
  if (!type || !allowed.includes(type)) throw new NotAnImage(`Not an allowed picture: ${type ?? 'unknown'}`);
}

/** Re-encodes pictures and keeps them in `files`. */
export function createImages(files: FileStore): Images {
  const keep = async (picture: Buffer, variant?: SaveOptions['variant']): Promise<string> =>
    (await files.save(Readable.from([picture]), { extension: 'webp', ...(variant && { variant }) })).key;
  return {
    async saveThumbnail(upload) {
      await checkType(upload, photographs);
      const large = await redraw(upload, { width: 1280, height: 720 });
      const small = await redraw(upload, { width: 640, height: 360 });
      const key = await keep(large);
      await keep(small, { of: key, mark: smallMark });
      return key;
    },
    async saveAvatar(upload) {
      await checkType(upload, [...photographs, 'image/svg+xml']);
      return keep(await redraw(upload, { width: 256, height: 256 }));
    },
    async remove(key) {
      await files.remove(variantKey(key, smallMark));
      await files.remove(key);
    },
  };
}
