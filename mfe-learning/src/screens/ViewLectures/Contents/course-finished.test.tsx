import { act, screen, within } from '@testing-library/react';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import type { Role } from '@vidya/contracts/texts/choices';
import { sampleLectureList } from '../../../testing/mock-api.ts';
import { forgetPlayers, lectureRow, openViewer, playing } from '../../../testing/render-viewer.tsx';

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../../../testing/mock-player.ts'));

afterEach(forgetPlayers);

const address = '/api/v1/course/course-1/certificate';
const finishing = (courseProgress: number) => ({
  saveProgress: () => ({
    progress: { positionSeconds: 0, watchedSeconds: 9, isCompleted: true },
    courseProgress,
  }),
});
const finished = (role: Role = 'USER') => {
  const enrolment = { expiresAt: '2027-03-01T06:30:00.000Z', isExpired: false, progress: 100 };
  const course = sampleDetail({ noOfLectures: 4, enrolment });
  return openViewer({ role, responses: { listLectures: () => sampleLectureList({ course }) } });
};
const end = async () => {
  const player = await playing();
  await act(async () => player.finish());
};

test('the last lecture’s end is celebrated, announced, and leads to the certificate', async () => {
  openViewer({ responses: finishing(100) });
  await playing();
  const voices = screen.getAllByRole('status');
  await end();
  const heading = await screen.findByRole('heading', { level: 2, name: 'You finished this course' });
  // The text is in a region that existed before: otherwise screen readers announce nothing.
  expect(voices.some((voice) => voice.contains(heading))).toBe(true);
  const link = screen.getByRole('link', { name: /^Open Your Certificate for .*, opens in a new tab$/ });
  expect(link).toHaveAttribute('href', address);
});

test('the celebration stays when the next lecture begins', async () => {
  const { user } = openViewer({ responses: finishing(100) });
  await end();
  await screen.findByRole('heading', { name: 'You finished this course' });
  await user.click(lectureRow(/2\. Asking/));
  await screen.findByRole('heading', { level: 1, name: '2. Asking for one thing' });
  expect(screen.getAllByText('You finished this course')).toEqual([
    screen.getByRole('heading', { name: 'You finished this course' }),
  ]);
});

test('a course that was finished before is not celebrated again', async () => {
  finished();
  const line = await screen.findByText('You finished this course');
  expect(line.tagName).not.toBe('H2');
  expect(within(line).getByRole('link', { name: /^Certificate for / })).toHaveAttribute('href', address);
});

test('nothing is said while lectures are left, or to staff', async () => {
  openViewer({ responses: finishing(75) });
  await end();
  expect(screen.queryByText('You finished this course')).not.toBeInTheDocument();
});

test.each(['INSTRUCTOR', 'ADMIN'] as const)('%s gets no certificate', async (role) => {
  finished(role);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('You finished this course')).not.toBeInTheDocument();
});
