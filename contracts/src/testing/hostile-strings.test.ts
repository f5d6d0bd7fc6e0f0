import { couponProblems } from '../rules/buying/coupon-validation.ts';
import { courseProblems, draftProblems, lectureProblems, visibleLength } from '../rules/course/course-validation.ts';
import { linesOf } from '../rules/course/lines.ts';
import { cleanLine } from '../rules/text/clean-text.ts';
import { replaceTags, withoutElements } from '../rules/text/tags.ts';
import { signUpProblems } from '../rules/validation.ts';
import { hostileStrings, processorMs } from './hostile-strings.ts';
import { timeLimit } from './time-limit.ts';

const course = (text: string) => ({
  topic: text,
  category: text,
  description: text,
  level: text,
  language: text,
  price: text,
  discount: text,
  subtitle: text,
  outcomes: text,
});

describe.each(hostileStrings(100_000))('a field full of %j', (_, text) => {
  it.each<[string, () => unknown]>([
    ['visibleLength', () => visibleLength(text)],
    ['courseProblems', () => courseProblems(course(text), 'edit', true)],
    ['draftProblems', () => draftProblems(course(text))],
    [
      'lectureProblems',
      () => lectureProblems({ title: text, youtubeLink: text, hasVideo: true, resourceCount: 0, creatorName: text }),
    ],
    ['signUpProblems', () => signUpProblems({ fullName: text, email: text, password: text })],
    [
      'couponProblems',
      () =>
        couponProblems({ code: text, off: { kind: 'percent', value: 5 }, maxUses: null, expiresOn: text }, new Date()),
    ],
    ['linesOf', () => linesOf(text)],
    ['cleanLine', () => cleanLine(text)],
    ['withoutElements', () => withoutElements(text, 'p')],
  ])('lets %s take less than 50 ms of the processor', (_name, call) =>
    expect(processorMs(call)).toBeLessThan(timeLimit(50)),
  );
});

it.each([
  ['<p>One &amp; two</p>', 9],
  ['<a title="x>y">z</a>', 4],
  ['5 < 6', 5],
  ['<'.repeat(100_000), 100_000],
])('counts in %j what a reader sees', (html, length) => expect(visibleLength(html)).toBe(length));

it('puts something else in the place of tags only', () => {
  expect(replaceTags('a <b>c</b> < d', (tag) => `[${tag.length}]`)).toBe('a [3]c[4] < d');
  expect(withoutElements('a<STYLE>b</style>c<style>d', 'style')).toBe('ac<style>d');
  // A letter whose lower case is longer.
  expect(withoutElements('İİ<style>b</style>c', 'style')).toBe('İİc');
});
