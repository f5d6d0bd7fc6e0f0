import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { categories } from '@vidya/contracts/categories';
import { ALL_COURSES } from './courses/all-courses.ts';
import { mediaFor, SAMPLE_MEDIA } from './sample-media.ts';

interface Manifest {
  lectures: {
    key: string;
    category: string;
    language: string;
    durationSeconds: number;
    files: Record<string, string>;
  }[];
}

const FOLDER = path.resolve('api/seed-media');
const manifest = JSON.parse(readFileSync(path.join(FOLDER, 'manifest.json'), 'utf8')) as Manifest;

describe('sample videos', () => {
  it('are listed as they lie in the folder', () => {
    const listed = manifest.lectures.map(({ key, category, language, durationSeconds }) => ({
      key,
      category,
      language,
      durationSeconds,
    }));
    expect(SAMPLE_MEDIA).toEqual(listed);
  });

  it('have both formats, captions and a poster, within eight megabytes in all', () => {
    const sizes = manifest.lectures.flatMap(({ files }) =>
      Object.values(files).map((file) => statSync(path.join(FOLDER, file)).size),
    );
    expect(sizes).toHaveLength(SAMPLE_MEDIA.length * 4);
    expect(Math.min(...sizes)).toBeGreaterThan(300);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8 * 1024 * 1024);
  });

  it('have captions that follow each other and end with the video', () => {
    for (const { files, durationSeconds } of manifest.lectures) {
      const cues = readFileSync(path.join(FOLDER, files['captions'] ?? ''), 'utf8').match(/\d\d:\d\d\.\d{3}/g) ?? [];
      const times = cues.map((cue) => Number(cue.slice(0, 2)) * 60 + Number(cue.slice(3)));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1) ?? 0).toBeGreaterThan(durationSeconds - 3);
      expect(times.at(-1) ?? 0).toBeLessThan(durationSeconds + 1);
    }
  });

  it('cover every category and give the first lecture of a course a video of its own subject', () => {
    expect(new Set(SAMPLE_MEDIA.map(({ category }) => category))).toEqual(new Set(categories.map(({ slug }) => slug)));
    for (const { category, language, lectures } of ALL_COURSES.filter((course) => course.lectures.length > 0)) {
      expect(mediaFor({ title: lectures[0]?.[0] ?? '', category, language, index: 0 }).category).toBe(category);
    }
  });
});
