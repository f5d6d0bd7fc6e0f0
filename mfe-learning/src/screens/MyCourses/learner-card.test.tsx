import { screen, within } from '@testing-library/react';
import { sampleSubscribed } from '../../testing/mock-api.ts';
import { asLearner } from '../../testing/render-my-courses.tsx';

test.each([
  ['Start', { progress: 0 }, '/viewLectures?courseId=course-1'],
  ['Watch again', { progress: 100, lastLectureId: 'lecture-3' }, '/viewLectures?courseId=course-1'],
  ['Buy again', { isExpired: true, lastLectureId: 'lecture-3' }, '/courseDetail?courseId=course-1'],
])('the one button says %s for a course like %j', async (label, given, address) => {
  asLearner({ listSubscribedCourses: () => [sampleSubscribed(given)] });
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: `${label}: Prompting that works` })).toHaveAttribute('href', address);
  expect(card.queryByRole('link', { name: /^Continue/ })).not.toBeInTheDocument();
});
