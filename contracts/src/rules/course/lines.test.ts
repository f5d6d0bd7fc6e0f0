import { courseProblems, draftProblems } from './course-validation.ts';
import { linesOf } from './lines.ts';

const good = {
  topic: 'Title',
  category: 'java',
  description: 'd'.repeat(60),
  level: 'Beginner',
  language: 'Hindi',
  price: '0',
  discount: '0',
};
const messagesOf = (change: object, problems = courseProblems) =>
  problems({ ...good, ...change }, 'edit', true).map(({ message }) => message);
const lines = (count: number, line = 'Fold a list ') =>
  Array.from({ length: count }, (_, index) => line.slice(0, 159) + index).join('\n');

it('reads lines without bullets, blanks and what shows nothing', () => {
  expect(linesOf(' • Fold  a list\r\n\n- map and filter\u200b\n---\n* \u0000\nFold a list')).toEqual([
    'Fold a list',
    'map and filter',
  ]);
  expect(linesOf('- का\u093c\n-5 °C is cold')).toEqual(['का\u093c'.normalize('NFC'), '-5 °C is cold']);
  expect(linesOf('')).toEqual([]);
});

describe('the landing page', () => {
  it('may be empty, or as full as allowed', () => {
    expect(messagesOf({})).toEqual([]);
    const longest = { requirements: lines(8, 'r'.repeat(160)), audience: lines(6), subtitle: 's'.repeat(120) };
    expect(messagesOf({ ...longest, outcomes: lines(8) })).toEqual([]);
    expect(messagesOf({ outcomes: lines(4), requirements: 'Nothing', audience: 'Everybody' })).toEqual([]);
  });

  it.each([
    [{ subtitle: 's'.repeat(121) }, 'Subtitle Is Too Long'],
    [{ outcomes: lines(3) }, 'What You Will Learn Needs At Least 4 Lines'],
    [{ outcomes: lines(9) }, 'What You Will Learn Can Have At Most 8 Lines'],
    [{ requirements: lines(9) }, 'Requirements Can Have At Most 8 Lines'],
    [{ audience: lines(7) }, 'Who This Course Is For Can Have At Most 6 Lines'],
    [
      { audience: `Everybody\n\n${'x'.repeat(161)}` },
      'Line 2 Of Who This Course Is For Is Too Long, It Should Have At Most 160 Characters',
    ],
    [{ outcomes: 'x\n'.repeat(6_000) }, 'What you will learn Is Too Long'],
  ])('refuses %j with its message', (change, message) => expect(messagesOf(change)).toEqual([message]));

  it('may be unfinished in a draft, and not too long', () => {
    expect(messagesOf({ outcomes: 'One', topic: 'Title' }, draftProblems)).toEqual([]);
    expect(messagesOf({ audience: lines(7) }, draftProblems)).toHaveLength(1);
  });
});
