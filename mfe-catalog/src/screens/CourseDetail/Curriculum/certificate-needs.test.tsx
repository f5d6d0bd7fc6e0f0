import { screen, within } from '@testing-library/react';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { defaultCertificateRules } from '@vidya/contracts/rules/course/certificate-rules';
import { person } from '@vidya/contracts/testing/render-remote';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { renderCatalog } from '../../../testing/render-catalog.tsx';

const open = async (given: Partial<CourseDetail>) => {
  const responses = {
    getCourse: () => sampleDetail(given),
    listInstructorCourses: () => [],
    listCourses: () => [],
  };
  const user = given.enrolment ? { user: person() } : {};
  renderCatalog({ at: '/courseDetail?courseId=course-1', ...user, responses });
  return within(await screen.findByRole('region', { name: 'What is inside' }));
};
const certificate = {
  ...defaultCertificateRules,
  quizzes: 'graded' as const,
  averagePercent: 75,
  quizCount: 2,
};
const status = {
  isEarned: false,
  lecturesCompleted: 1,
  lecturesNeeded: 1,
  quizzes: [{ _id: 'lecture-1', title: 'Loops', isPassed: false, percent: 40 }],
  average: 40,
  averagePercent: null,
};
const enrolled = (given: object = {}) => ({
  certificate,
  enrolment: {
    expiresAt: '2027-01-01T00:00:00.000Z',
    isExpired: false,
    progress: 40,
    certificate: { ...status, ...given },
  },
});

test('a visitor reads what the certificate needs', async () => {
  const inside = await open({ certificate });
  expect(await inside.findByText('Certificate: all lectures, 2 quizzes passed, an average of 75 %')).toBeVisible();
});

test('nothing is said where every lecture is enough', async () => {
  const inside = await open({});
  await inside.findByText('What a model sees', { exact: false });
  expect(inside.queryByText(/^Certificate: /)).not.toBeInTheDocument();
});

test('a learner reads the own way to it, and that it is there', async () => {
  const inside = await open(enrolled());
  expect(await inside.findByText('Certificate: 0 of 1 quiz passed')).toBeVisible();
});

test('a learner who has it reads so', async () => {
  const inside = await open(enrolled({ isEarned: true }));
  expect(await inside.findByText('Certificate: yours, in My Courses')).toBeVisible();
});
