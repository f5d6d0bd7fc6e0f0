import { sampleDetail } from '@vidya/contracts/samples';
import { person } from '@vidya/contracts/testing';
import { screen, within } from '@testing-library/react';
import { renderCatalog } from '../../render-catalog.tsx';

const at = '/courseDetail?courseId=course-1';
const enrolment = (isExpired: boolean) => ({ expiresAt: '2027-01-01T00:00:00.000Z', isExpired, progress: 40 });

test.each([
  ['who holds the course', person(), enrolment(false), true],
  ['whose access has ended', person(), enrolment(true), false],
  ['who has not joined', person(), null, false],
  ['who teaches it', person({ role: 'INSTRUCTOR', _id: 'instructor-1' }), null, true],
  ['who teaches something else', person({ role: 'INSTRUCTOR', _id: 'instructor-2' }), null, false],
  ['who administers the site', person({ role: 'ADMIN' }), null, true],
] as const)('lectures lead to the viewer for a person %s: %#', async (_, user, held, isLinked) => {
  const getCourse = () => sampleDetail({ enrolment: held });
  renderCatalog({ at, user, answers: { getCourse, listInstructorCourses: () => [], listCourses: () => [] } });
  const inside = within(await screen.findByRole('region', { name: 'What is inside' }));
  await inside.findByText('What a model sees', { exact: false });
  const links = inside.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.length > 0).toBe(isLinked);
  expect(links.every((href) => href?.startsWith('/viewLectures?courseId=course-1&lectureId='))).toBe(true);
});

test.each([
  ['a visitor', undefined, 1],
  ['a learner who has not joined', person(), 1],
  ['who teaches it', person({ role: 'INSTRUCTOR', _id: 'instructor-1' }), 0],
])('%s: free previews are marked, and promise no button: %#', async (_, user, marked) => {
  const lectures = [true, false].map((isPreview, index) => ({
    _id: `lecture-${index}`,
    title: `Part ${index}`,
    durationSeconds: 65,
    isPreview,
  }));
  const answers = {
    getCourse: () => sampleDetail({ lectures }),
    listInstructorCourses: () => [],
    listCourses: () => [],
  };
  renderCatalog({ at, ...(user && { user }), answers });
  const inside = within(await screen.findByRole('region', { name: 'What is inside' }));
  expect(inside.queryAllByText('Free preview')).toHaveLength(marked);
  expect(inside.queryByRole('button')).not.toBeInTheDocument();
  expect(inside.getByText('2 lectures, 2 min in all')).toBeInTheDocument();
  expect(inside.getAllByText('1:05')).toHaveLength(2);
});
