import { act, screen } from '@testing-library/react';
import type { CertificateStatus } from '@vidya/contracts/rules/course/certificate-status';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { sampleLectureList } from '../../../testing/mock-api.ts';
import { forgetPlayers, openViewer, playing } from '../../../testing/render-viewer.tsx';

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../../../testing/mock-player.ts'));

afterEach(forgetPlayers);

const status: CertificateStatus = {
  isEarned: false,
  lecturesCompleted: 4,
  lecturesNeeded: 4,
  quizzes: [
    { _id: 'lecture-2', title: 'Loops', isPassed: true, percent: 62 },
    { _id: 'lecture-3', title: 'Lists', isPassed: true, percent: 80 },
  ],
  average: 71,
  averagePercent: 75,
};
const open = (certificate: Partial<CertificateStatus>, progress = 100) => {
  const enrolment = { expiresAt: '2027-03-01T06:30:00.000Z', isExpired: false, progress };
  const course = sampleDetail({
    noOfLectures: 4,
    enrolment: { ...enrolment, certificate: { ...status, ...certificate } },
  });
  const saveProgress = () => ({
    progress: { positionSeconds: 0, watchedSeconds: 9, isCompleted: true },
    courseProgress: 50,
  });
  const at = '/viewLectures?courseId=course-1&lectureId=lecture-2';
  return openViewer({ at, responses: { listLectures: () => sampleLectureList({ course }), saveProgress } });
};

test('who has all lectures reads what is missing, with links to the quizzes that raise the average', async () => {
  open({});
  expect(await screen.findByText('Certificate: 2 of 2 quizzes passed; average 71 of 75 %')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Loops' })).toHaveAttribute(
    'href',
    '/viewLectures?courseId=course-1&lectureId=lecture-2',
  );
  expect(screen.queryByRole('link', { name: 'Lists' })).not.toBeInTheDocument();
  expect(screen.queryByText('You finished this course')).not.toBeInTheDocument();
});

test('the certificate is celebrated with the lecture that completes what it needs', async () => {
  open({ lecturesCompleted: 1, lecturesNeeded: 2, averagePercent: null }, 25);
  expect(await screen.findByText('Certificate: 1 of 2 lectures completed; 2 of 2 quizzes passed')).toBeVisible();
  const player = await playing();
  await act(async () => player.finish());
  expect(await screen.findByRole('heading', { level: 2, name: 'You finished this course' })).toBeVisible();
  expect(screen.getByText(/^You have completed .*your certificate is ready\.$/)).toBeVisible();
  expect(screen.queryByText(/^Certificate: /)).not.toBeInTheDocument();
});
