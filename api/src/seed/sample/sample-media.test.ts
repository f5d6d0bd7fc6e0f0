import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { categories } from '@vidya/contracts/rules/course/categories';
import { buildDemo } from './build-demo.ts';
import { isFilm, type SeedLecture } from './demo-data.ts';
import { SAMPLE_FOLDER, SAMPLE_MEDIA, type SampleMedia } from './sample-media.ts';

const demo = buildDemo(new Date('2026-11-20T13:45:00Z'));
const learnerId = demo.users.find(({ email }) => email === 'learner@vidya.example')?.id;
const heldCourses = new Set(
  demo.enrolments
    .filter((enrolment) => enrolment.userId === learnerId && enrolment.status === 'active')
    .map((enrolment) => enrolment.courseId),
);
const courses = new Map(demo.courses.map((course) => [course.id, course]));
const isShownFirst = (lecture: SeedLecture): boolean =>
  isFilm(lecture) && (lecture.isPreview || heldCourses.has(lecture.courseId));

const films = new Map(SAMPLE_MEDIA.map((film) => [film.key, film]));
const filmOf = ({ source }: SeedLecture): SampleMedia | undefined =>
  source.kind === 'media' ? films.get(source.mediaKey) : undefined;

const fileOf = (key: string, type: string): string => path.join(SAMPLE_FOLDER, `${key}.${type}`);
const captionsOf = (key: string): string => readFileSync(fileOf(key, 'vtt'), 'utf8');
const textOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** 'Sample lecture' in the wording of the neutral films. */
const SAMPLE_IN: Readonly<Record<string, string>> = {
  English: 'In a real course, the instructor’s own film plays here',
  Hindi: 'नमूना लेक्चर',
  Hinglish: 'Asli course mein yahan teacher ka apna video chalega',
  Marathi: 'नमुना व्याख्यान',
  Tamil: 'மாதிரிப் பாடம்',
  Telugu: 'నమూనా పాఠం',
  Kannada: 'ಮಾದರಿ ಪಾಠ',
  Bengali: 'নমুনা পাঠ',
  Gujarati: 'નમૂના પાઠ',
  Malayalam: 'മാതൃകാ പാഠം',
  Punjabi: 'ਨਮੂਨਾ ਪਾਠ',
};

/** Length of an MP4 file in seconds, from its movie header. */
function lengthOf(key: string): number {
  const file = readFileSync(fileOf(key, 'mp4'));
  const header = file.indexOf('mvhd') + 4;
  return file.readUInt32BE(header + 16) / file.readUInt32BE(header + 12);
}

describe('sample films', () => {
  it('lie in the folder with both formats, captions and a poster, within 24 megabytes in all', () => {
    const expected = SAMPLE_MEDIA.flatMap(({ key }) => ['mp4', 'webm', 'vtt', 'webp'].map((type) => `${key}.${type}`));
    const found = readdirSync(SAMPLE_FOLDER).filter((name) => name !== 'manifest.json');
    expect(found.toSorted()).toEqual(expected.toSorted());
    const sizes = found.map((name) => statSync(path.join(SAMPLE_FOLDER, name)).size);
    expect(Math.min(...sizes)).toBeGreaterThan(300);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(24 * 1024 * 1024);
  });

  it('are as long as the curriculum says, and have captions to the end', () => {
    for (const { key, durationSeconds } of SAMPLE_MEDIA) {
      expect(Math.abs(lengthOf(key) - durationSeconds)).toBeLessThan(1);
      const cues = captionsOf(key).match(/\d\d:\d\d\.\d{3}/g) ?? [];
      const times = cues.map((cue) => Number(cue.slice(0, 2)) * 60 + Number(cue.slice(3)));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1) ?? 0).toBeGreaterThan(durationSeconds - 3);
      expect(times.at(-1) ?? 0).toBeLessThan(durationSeconds + 1);
    }
  });
});

describe('long films', () => {
  const long = SAMPLE_MEDIA.filter(({ durationSeconds }) => durationSeconds >= 180);

  it('of three to six minutes are in at least six courses and four languages, and open to visitors', () => {
    expect(Math.max(...long.map(({ durationSeconds }) => durationSeconds))).toBeLessThanOrEqual(360);
    expect(new Set(long.map(({ course }) => course)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(long.map(({ language }) => language)).size).toBeGreaterThanOrEqual(4);
    expect(long.filter(({ isPreview }) => !isPreview)).toEqual([]);
  });
});

describe('the length of a sample lecture', () => {
  it('is that of its film, and unknown for a link to another site', () => {
    for (const lecture of demo.lectures) {
      expect([lecture.title, lecture.durationSeconds]).toEqual([lecture.title, filmOf(lecture)?.durationSeconds ?? 0]);
    }
  });
});

describe('the film of a sample lecture', () => {
  it('is its own, and speaks of its title, in a free preview and in each course of the sample learner', () => {
    const shown = demo.lectures.filter(isShownFirst);
    expect(shown.length).toBeGreaterThanOrEqual(40);
    expect(new Set(shown.map((lecture) => filmOf(lecture)?.key)).size).toBe(shown.length);
    for (const lecture of shown) {
      expect(filmOf(lecture)).toMatchObject({ title: lecture.title, course: courses.get(lecture.courseId)?.key });
      const heard = new Set(textOf(captionsOf(filmOf(lecture)?.key ?? '')));
      expect(textOf(lecture.title).filter((word) => !heard.has(word))).toEqual([]);
    }
  });

  it('is anywhere else a neutral one that calls itself a sample in the language of the course', () => {
    const others = demo.lectures.filter((each) => !isShownFirst(each) && each.source.kind === 'media');
    expect(others.length).toBeGreaterThan(250);
    for (const lecture of others) {
      const film = filmOf(lecture);
      expect(film).toMatchObject({ course: '', isPreview: false });
      expect(captionsOf(film?.key ?? '')).toContain(SAMPLE_IN[courses.get(lecture.courseId)?.language ?? '']);
    }
  });

  it('is made for a lecture that there is', () => {
    const played = new Set(demo.lectures.map((lecture) => filmOf(lecture)?.key));
    expect(SAMPLE_MEDIA.filter(({ key }) => !played.has(key))).toEqual([]);
  });

  it('can be tried before buying in each category', () => {
    const tried = new Set(demo.lectures.filter(({ isPreview }) => isPreview).map(({ courseId }) => courseId));
    const published = [...tried].map((id) => courses.get(id)).filter((course) => course?.status === 'published');
    expect(new Set(published.map((course) => course?.category))).toEqual(new Set(categories.map(({ slug }) => slug)));
  });
});

describe('My Courses of the sample learner', () => {
  const activityOf = (courseId: string): number => {
    const isOwn = (row: { userId: string; courseId: string }): boolean =>
      row.userId === learnerId && row.courseId === courseId;
    const moments = [
      ...demo.progress.filter(isOwn).map(({ updatedAt }) => updatedAt),
      ...demo.enrolments.filter(isOwn).map(({ startedAt }) => startedAt),
    ];
    return Math.max(...moments.map((moment) => moment.getTime()));
  };

  it('begins with a course that has lectures and is not finished', () => {
    const [first] = [...heldCourses].toSorted((one, other) => activityOf(other) - activityOf(one));
    const lectures = demo.lectures.filter(({ courseId }) => courseId === first);
    const done = demo.progress.filter((row) => row.userId === learnerId && row.courseId === first && row.isCompleted);
    expect(done.length).toBeGreaterThan(0);
    expect(done.length).toBeLessThan(lectures.length);
  });
});
