import { readFileSync } from 'node:fs';
import path from 'node:path';
import { categories } from '@vidya/contracts/rules/categories';
import sharp from 'sharp';
import { ALL_COURSES } from './all-courses.ts';
import { SAMPLE_DATA } from './sample-files.ts';

const sizes = { large: [1280, 720], small: [640, 360] } as const;
const courses = ALL_COURSES.map(({ key }) => key);
/** The courses of the benchmark catalogue share one thumbnail per category. */
const shared = categories.map(({ slug }) => slug);

describe.each(Object.entries(sizes))('%s course pictures', (size, [width, height]) => {
  const pictureOf = (key: string): Buffer => readFileSync(path.join(SAMPLE_DATA, 'thumbnails', size, `${key}.webp`));

  it('are there for each course and category, in their size', async () => {
    const found = await Promise.all([...courses, ...shared].map((key) => sharp(pictureOf(key)).metadata()));
    for (const each of found) expect(each).toMatchObject({ format: 'webp', width, height });
  });

  it('differ from course to course', () => {
    expect(new Set(courses.map((key) => pictureOf(key).toString('base64'))).size).toBe(courses.length);
  });
});
