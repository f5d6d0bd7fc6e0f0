import type { Lecture } from '@vidya/contracts/calls/lecture';
import { fillSections } from '@vidya/contracts/rules/course/sections';
import { createAnnouncer } from './drag-text.ts';

const lectures = ['One', 'Two', 'Three'].map((title, index) => ({ _id: `${index + 1}`, title })) as Lecture[];
const section = (_id: string, title: string, ...ids: string[]) => ({ _id, title, goal: '', lectures: ids });
const plain = fillSections([section('a', '', '1', '2', '3')], lectures);
const several = fillSections([section('a', 'Basics', '1', '2'), section('b', '', '3')], lectures);

type Moment = Parameters<ReturnType<ReturnType<typeof createAnnouncer>>['onDragOver']>[0];
const moment = (active: string, over: string | null) =>
  ({ active: { id: active }, over: over && { id: over } }) as unknown as Moment;

test('tells of every place on the way, and not of the first one twice', () => {
  const announcements = createAnnouncer()(plain);
  expect(announcements.onDragStart(moment('1', null))).toBe('One is picked up, from place 1 of 3.');
  expect(announcements.onDragOver(moment('1', '1'))).toBeUndefined();
  expect(announcements.onDragOver(moment('1', '2'))).toBe('One is at place 2 of 3.');
  expect(announcements.onDragOver(moment('1', '1'))).toBe('One is at place 1 of 3.');
  expect(announcements.onDragEnd(moment('1', '3'))).toBe('One is put down at place 3 of 3.');
  expect(announcements.onDragCancel(moment('1', '3'))).toBe('One is back at place 1 of 3.');
});

test('among sections it tells the section too, and of the section that moves', () => {
  const announcements = createAnnouncer()(several);
  expect(announcements.onDragStart(moment('1', null))).toBe('One is picked up, from place 1 of 2 in section 1.');
  expect(announcements.onDragOver(moment('1', 'head b'))).toBe('One is at the top of section 2.');
  expect(announcements.onDragEnd(moment('1', '3'))).toBe('One is put down at place 1 of 1 in section 2.');
  expect(announcements.onDragStart(moment('b', null))).toBe('Section 2 is picked up, from place 2 of 2.');
  expect(announcements.onDragEnd(moment('b', 'a'))).toBe('Section 2 is put down at place 1 of 2.');
});
