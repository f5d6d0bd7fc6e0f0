import { screen, within } from '@testing-library/react';
import { sampleSubscribed } from '../../testing/mock-api.ts';
import { asLearner } from '../../testing/render-my-courses.tsx';

test.each([
  ['Start', { progress: 0 }, '/viewLectures?courseId=course-1'],
  ['Watch again', { progress: 100, lastLectureId: 'lecture-3' }, '/viewLectures?courseId=course-1'],
  ['Buy again', { isExpired: true, lastLectureId: 'lecture-3' }, '/courseDetail?courseId=course-1'],
  ['Course page', { isExpired: true, status: 'archived' as const }, '/courseDetail?courseId=course-1'],
])('the one button says %s for a course like %j', async (label, given, address) => {
  asLearner({ listSubscribedCourses: () => [sampleSubscribed(given)] });
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: `${label}: Prompting that works` })).toHaveAttribute('href', address);
  expect(card.queryByRole('link', { name: /^Continue/ })).not.toBeInTheDocument();
});

const status = {
  isEarned: false,
  lecturesCompleted: 4,
  lecturesNeeded: 4,
  quizzes: [
    { _id: 'lecture-2', title: 'Loops', isPassed: true, percent: 82 },
    { _id: 'lecture-3', title: 'Lists', isPassed: false, percent: 40 },
  ],
  average: 61,
  averagePercent: 75,
};

test('without a quiz that the certificate needs, all lectures are not enough: the button leads to it', async () => {
  const course = sampleSubscribed({ progress: 100, lastLectureId: 'lecture-4', certificate: status });
  asLearner({ listSubscribedCourses: () => [course] });
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Certificate: 1 of 2 quizzes passed; average 61 of 75 %')).toBeVisible();
  const button = card.getByRole('link', { name: 'Continue: Prompting that works' });
  expect(button).toHaveAttribute('href', '/viewLectures?courseId=course-1&lectureId=lecture-3');
  expect(card.queryByRole('link', { name: /^Certificate for/ })).not.toBeInTheDocument();
});

test('a certificate that needs a part of the lectures is there before the last one', async () => {
  const course = sampleSubscribed({ progress: 80, certificate: { ...status, isEarned: true } });
  asLearner({ listSubscribedCourses: () => [course] });
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: /^Certificate for/ })).toBeVisible();
  expect(card.queryByText(/quizzes passed/)).not.toBeInTheDocument();
});
