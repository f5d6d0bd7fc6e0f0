/**
 * Draws the pictures of the sample courses, and one per category for the benchmark catalogue, as WebP and AVIF, into
 * api/sample-data/thumbnails. Run by hand when a course is added or the drawing changes:
 *   node scripts/samples/make-thumbnails.ts
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ALL_COURSES } from '../../api/src/seed/sample/all-courses.ts';
import { thumbnailSvg } from './thumbnails/thumbnail-svg.ts';

const OUT = path.resolve(import.meta.dirname, '../../api/sample-data/thumbnails');
const WEBP = { quality: 82, effort: 2 } as const;
const AVIF = { quality: 60, effort: 4 } as const;

async function draw(course: { key: string; category: string }): Promise<void> {
  const { data, info } = await sharp(Buffer.from(thumbnailSvg(course)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const sizes = { large: picture(), small: picture().resize(640, 360) };
  for (const [size, drawn] of Object.entries(sizes)) {
    await drawn
      .clone()
      .webp(WEBP)
      .toFile(path.join(OUT, size, `${course.key}.webp`));
    await drawn.avif(AVIF).toFile(path.join(OUT, size, `${course.key}.avif`));
  }
}

rmSync(OUT, { recursive: true, force: true });
for (const size of ['large', 'small']) mkdirSync(path.join(OUT, size), { recursive: true });
for (const course of ALL_COURSES) await draw(course);
for (const category of new Set(ALL_COURSES.map((course) => course.category))) await draw({ key: category, category });
