import { readFileSync } from 'node:fs';
import path from 'node:path';
import { categories } from '@vidya/contracts/rules/course/categories';
import sharp from 'sharp';
import { ALL_COURSES } from './all-courses.ts';
import { SAMPLE_DATA } from './sample-files.ts';

const sizes = { large: [1280, 720], small: [640, 360] } as const;
const courses = ALL_COURSES.map(({ key }) => key);
/** The courses of the benchmark catalogue share one thumbnail per category. */
const shared = categories.map(({ slug }) => slug);

describe.each(Object.entries(sizes))('%s course pictures', (size, [width, height]) => {
  const pictureOf = (key: string, format = 'webp'): Buffer =>
    readFileSync(path.join(SAMPLE_DATA, 'thumbnails', size, `${key}.${format}`));

  it('are there for each course and category, in their size', async () => {
    const found = await Promise.all([...courses, ...shared].map((key) => sharp(pictureOf(key)).metadata()));
    for (const each of found) expect(each).toMatchObject({ format: 'webp', width, height });
  });

  it('are there as AVIF too, smaller than as WebP', async () => {
    const names = [...courses, ...shared];
    const found = await Promise.all(names.map((key) => sharp(pictureOf(key, 'avif')).metadata()));
    for (const each of found) expect(each).toMatchObject({ compression: 'av1', width, height });
    const bytes = (format: string): number => names.reduce((sum, key) => sum + pictureOf(key, format).length, 0);
    expect(bytes('avif')).toBeLessThan(bytes('webp'));
  });

  it('differ from course to course', () => {
    expect(new Set(courses.map((key) => pictureOf(key).toString('base64'))).size).toBe(courses.length);
  });
});
