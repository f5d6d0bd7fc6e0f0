import { fillSections } from '@vidya/contracts/rules/course/sections';
import { sampleLecture } from '../../testing/mock-api.ts';
import { neighbourOf, type Outline, positionText, withLectureAt, withLectureIn, withSectionAt } from './outline.ts';

const section = (_id: string, ...lectures: string[]) => ({ _id, title: _id.toUpperCase(), goal: '', lectures });
const outlineWith = (...sections: ReturnType<typeof section>[]): Outline =>
  fillSections(
    sections,
    sections.flatMap(({ lectures }) => lectures.map((_id) => sampleLecture({ _id, title: `Lecture ${_id}` }))),
  );
const two = outlineWith(section('a', '1', '2'), section('b', '3'));
const shown = (outline: Outline) =>
  outline.map(({ number, title, before, lectures }) =>
    [number, title, before, ...lectures.map(({ _id }) => _id)].join(' '),
  );

test.each([
  ['to another lecture of its section', '1', '2', ['1 A 0 2 1', '2 B 2 3']],
  ['down across the head of the next section', '2', 'b', ['1 A 0 1', '2 B 1 2 3']],
  ['up across the head of its own section', '3', 'b', ['1 A 0 1 2 3', '2 B 3']],
  ['to the end', '1', '3', ['1 A 0 2', '2 B 1 3 1']],
  ['never above the first head', '2', 'a', ['1 A 0 2 1', '2 B 2 3']],
])('moves a lecture %s', (_, lectureId, overId, expected) => {
  expect(shown(withLectureAt(two, lectureId, overId))).toEqual(expected);
});

test('moves a lecture a long way, and a section with all that is in it', () => {
  expect(shown(withLectureIn(two, '1', 'b', 1))).toEqual(['1 A 0 2', '2 B 1 3 1']);
  expect(shown(withLectureIn(two, '1', 'a', 1))).toEqual(['1 A 0 2 1', '2 B 2 3']);
  expect(shown(withSectionAt(two, 'b', 'a'))).toEqual(['1 B 0 3', '2 A 1 1 2']);
});

test('the neighbours of a lecture are lectures and heads; there is none above the first head', () => {
  expect(['1', '2', '3'].map((id) => [neighbourOf(two, id, -1), neighbourOf(two, id, 1)])).toEqual([
    [undefined, '2'],
    ['1', 'b'],
    ['b', undefined],
  ]);
});

test('says where a lecture stands', () => {
  expect(positionText(two, '2')).toBe('Lecture 2 is at place 2 of 2 in section 1.');
  const plain = fillSections([{ _id: 'a', title: '', goal: '', lectures: [] }], [sampleLecture({ title: 'One' })]);
  expect(positionText(plain, 'lecture-1')).toBe('One is at place 1 of 1.');
});
