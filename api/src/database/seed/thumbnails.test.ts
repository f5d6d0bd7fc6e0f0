import sharp from 'sharp';
import { ALL_COURSES } from './courses/all-courses.ts';
import { thumbnailSvg } from './thumbnails.ts';

describe('course pictures', () => {
  const pictures = ALL_COURSES.map((course) => thumbnailSvg(course));

  it('differ from course to course and stay the same from run to run', () => {
    expect(new Set(pictures).size).toBe(ALL_COURSES.length);
    expect(ALL_COURSES.map((course) => thumbnailSvg(course))).toEqual(pictures);
  });

  it('need no font and no other file', () => {
    for (const picture of pictures) expect(picture).not.toMatch(/<text|<image|href=|NaN|undefined/);
  });

  it('render at the size of a thumbnail', async () => {
    const { width, height } = await sharp(Buffer.from(pictures[0] ?? '')).metadata();
    expect([width, height]).toEqual([1280, 720]);
  });

  it('exist for courses that are not part of the sample', () => {
    expect(thumbnailSvg({ key: 'large-17', category: 'java' })).toContain('<svg');
    expect(thumbnailSvg({ key: 'large-17', category: 'a-category-of-tomorrow' })).toContain('<svg');
  });
});
