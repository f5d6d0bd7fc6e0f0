import { Readable } from 'node:stream';
import { limits } from '@vidya/contracts/rules/limits';
import sharp from 'sharp';
import type { FileStore } from './file-store.ts';
import { avifOf } from './pictures.ts';
import { sniffImage } from './sniff.ts';

/** Keys of one course picture, 1280 and 640 px wide. */
export interface StoredThumbnail {
  large: string;
  small: string;
}

export class NotAnImage extends Error {
  override readonly name: string = 'NotAnImage';
}

/** An image with more pixels than memory can hold: its header says so, and nothing decodes it. */
export class TooManyPixels extends NotAnImage {
  override readonly name = 'TooManyPixels';
}

const maxPixels = limits.uploadMax.imagePixels;
const photographs = ['image/jpeg', 'image/png', 'image/webp'];

async function checkSize(upload: Buffer): Promise<void> {
  const { width, height } = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new NotAnImage('The picture cannot be read', { cause });
    });
  if (width * height > maxPixels) throw new TooManyPixels(`${width} × ${height} pixels`);
}

/** Slower encoding saves some tenths of a kilobyte, and takes five times as long. */
const avif = { quality: 55, effort: 2 };

async function redraw(upload: Buffer, { width, height }: { width: number; height: number }) {
  const picture = sharp(upload, { limitInputPixels: maxPixels, failOn: 'error', density: 144 })
    .rotate()
    .resize(width, height, { fit: 'cover', position: 'attention' });
  try {
    return { webp: await picture.clone().webp({ quality: 80 }).toBuffer(), picture };
  } catch (cause) {
    throw new NotAnImage('The picture cannot be read', { cause });
  }
}

type Redrawn = Awaited<ReturnType<typeof redraw>>;

/** Pictures of articles are not cut, and never made larger. */
const articleWidth = 1_600;

async function encode(upload: Buffer) {
  const picture = sharp(upload, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize({ width: articleWidth, height: articleWidth * 2, fit: 'inside', withoutEnlargement: true });
  try {
    return { webp: await picture.clone().webp({ quality: 82 }).toBuffer({ resolveWithObject: true }), picture };
  } catch (cause) {
    throw new NotAnImage('The picture cannot be read', { cause });
  }
}

async function checkType(upload: Buffer, allowed: string[]): Promise<void> {
  const type = await sniffImage(upload);
  if (!type || !allowed.includes(type)) throw new NotAnImage(`Not an allowed picture: ${type ?? 'unknown'}`);
}

/** Throws `NotAnImage` for what `saveArticlePicture` would refuse by its type or its size. */
export async function checkPicture(upload: Buffer): Promise<void> {
  await checkType(upload, photographs);
  await checkSize(upload);
}

export type Images = ReturnType<typeof createImages>;

/**
 * Detects pictures by content, decodes them within a pixel limit, re-encodes them and stores them in `files`: no byte of
 * the upload survives (decision U4). Every method throws `NotAnImage`.
 */
export function createImages(files: FileStore) {
  const keep = async (picture: Buffer): Promise<string> =>
    (await files.save(Readable.from([picture]), { extension: 'webp' })).key;
  /** Removes a stored file when the one that belongs to it cannot be stored. */
  const together = <Value>(key: string, other: Promise<Value>): Promise<Value> =>
    other.catch(async (error: unknown) => {
      await files.remove(key).catch(() => undefined);
      throw error;
    });
  const keepBoth = async ({ webp, picture }: Redrawn): Promise<string> => {
    const key = await keep(webp);
    const drawn = Readable.from([await picture.avif(avif).toBuffer()]);
    await together(key, files.save(drawn, { key: avifOf(key) }));
    return key;
  };
  return {
    /** A course's picture as WebP and AVIF, 16:9, in two sizes. */
    async saveThumbnail(upload: Buffer): Promise<StoredThumbnail> {
      await checkPicture(upload);
      const large = await redraw(upload, { width: 1280, height: 720 });
      const small = await redraw(upload, { width: 640, height: 360 });
      const largeKey = await keepBoth(large);
      return { large: largeKey, small: await together(largeKey, keepBoth(small)) };
    },
    /** A picture of an article as WebP and AVIF, at most 1,600 px wide. Sizes in pixels and bytes. */
    async saveArticlePicture(upload: Buffer) {
      await checkPicture(upload);
      const { webp, picture } = await encode(upload);
      const { width, height, size: bytes } = webp.info;
      const webpKey = await keep(webp.data);
      const drawn = Readable.from([await picture.avif(avif).toBuffer()]);
      const { key: avifKey } = await together(webpKey, files.save(drawn, { extension: 'avif' }));
      return { webpKey, avifKey, width, height, bytes };
    },
    /** A person's picture as WebP, 256 px square; an SVG is rasterised. Returns its key. */
    async saveAvatar(upload: Buffer): Promise<string> {
      await checkType(upload, [...photographs, 'image/svg+xml']);
      return keep((await redraw(upload, { width: 256, height: 256 })).webp);
    },
  };
}
