import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

interface Difference {
  /** Of all pixels, 0 to 1. */
  share: number;
  /** WebP: changed pixels in red over the faded live page. Null where nothing changed. */
  picture: Buffer | null;
}

/** Less than this is how letters are smoothed. */
const sensitivity = 0.1;

const rawOf = (picture: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(picture)
    .ensureAlpha()
    .resize(width, height, { fit: 'contain', position: 'top', background: '#fff' })
    .raw()
    .toBuffer();

/** Compares two screenshots; the shorter one is continued in white. */
export async function compare(live: Buffer, candidate: Buffer): Promise<Difference> {
  const sizes = await Promise.all([live, candidate].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const extended = async (picture: Buffer, own: { height: number }): Promise<Buffer> =>
    own.height === height
      ? rawOf(picture, width, height)
      : rawOf(
          await sharp(picture)
            .extend({ bottom: height - own.height, background: '#fff' })
            .toBuffer(),
          width,
          height,
        );
  const [one, other] = await Promise.all([extended(live, sizes[0]!), extended(candidate, sizes[1]!)]);
  const output = Buffer.alloc(one.length);
  const changed = pixelmatch(one, other, output, width, height, { threshold: sensitivity });
  const picture =
    changed === 0
      ? null
      : await sharp(output, { raw: { width, height, channels: 4 } })
          .webp()
          .toBuffer();
  return { share: changed / (width * height), picture };
}
