import { createAnnouncer } from './drag-text.ts';

const lectures = ['One', 'Two', 'Three'].map((title, index) => ({ _id: `${index + 1}`, title }));
type Moment = Parameters<ReturnType<ReturnType<typeof createAnnouncer>>['onDragOver']>[0];
const moment = (active: string, over: string | null) =>
  ({ active: { id: active }, over: over && { id: over } }) as unknown as Moment;

test('tells of every place on the way, and not of the first one twice', () => {
  const announcements = createAnnouncer()(lectures);
  expect(announcements.onDragStart(moment('1', null))).toBe('One is picked up, from place 1 of 3.');
  expect(announcements.onDragOver(moment('1', '1'))).toBeUndefined();
  expect(announcements.onDragOver(moment('1', '2'))).toBe('One is at place 2 of 3.');
  expect(announcements.onDragOver(moment('1', '1'))).toBe('One is at place 1 of 3.');
  expect(announcements.onDragEnd(moment('1', '3'))).toBe('One is put down at place 3 of 3.');
  expect(announcements.onDragCancel(moment('1', '3'))).toBe('One is back at place 1 of 3.');
});
