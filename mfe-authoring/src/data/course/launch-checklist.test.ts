import type { Lecture } from '@vidya/contracts/calls/lecture';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { sampleLecture } from '../../testing/mock-api.ts';
import { isComplete, launchChecklist } from './launch-checklist.ts';

const done = (...given: Parameters<typeof launchChecklist>) => launchChecklist(...given).map(({ isDone }) => isDone);

test('an empty draft lacks everything', () => {
  const draft = sampleDetail({ status: 'draft', price: 0, description: '<p></p>', lectures: [] });
  expect(done(draft, undefined)).toEqual([false, false, false, false, false]);
});

test('a free course that is published has a price', () => {
  const course = sampleDetail({
    price: 0,
    description: 'x'.repeat(60),
    thumbnail: { secure_url: '/media/cover.webp' },
  });
  expect(done(course, [sampleLecture()])).toEqual([true, true, true, true, false]);
  expect(isComplete(launchChecklist(course, [sampleLecture()]))).toBe(true);
  expect(done({ ...course, outcomes: ['Fold a list'] }, [])).toEqual([true, true, true, false, true]);
});

test.each<[string, Lecture[] | undefined, boolean]>([
  ['nothing known yet', undefined, true],
  ['a video that failed', [sampleLecture({ state: 'failed', hidden: 'failed', video: null })], false],
  [
    'a video that is being prepared',
    [sampleLecture({ state: 'processing', hidden: 'processing', video: null })],
    false,
  ],
  ['a draft', [sampleLecture({ hidden: 'draft' })], false],
  ['a link', [sampleLecture({ video: null, youtubeLink: 'https://youtu.be/aqz-KE-bpKQ' })], true],
  ['one of two ready', [sampleLecture({ state: 'failed', hidden: 'failed', video: null }), sampleLecture()], true],
])('with %s, a lecture is ready or not', (_, lectures, isReady) => {
  expect(done(sampleDetail(), lectures)[3]).toBe(isReady);
});
