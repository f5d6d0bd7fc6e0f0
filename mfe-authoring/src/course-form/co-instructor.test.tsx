import { screen, waitFor } from '@testing-library/react';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import AuthoringRemote from '../remote.tsx';
import { longEnough } from '../testing/render-course.ts';

const colleague = person({ _id: 'instructor-2', role: 'INSTRUCTOR' });
const course = (given: Partial<CourseDetail>) =>
  sampleDetail({
    description: `<p>${longEnough}</p>`,
    instructors: [
      { _id: 'instructor-1', name: 'Meera Iyer' },
      { _id: 'instructor-2', name: 'Arjun Menon' },
    ],
    ...given,
  });
const open = (at: string, given: Partial<CourseDetail> = {}, responses = {}) =>
  renderRemote(AuthoringRemote, { at, user: colleague, responses: { getCourse: () => course(given), ...responses } });

test('a co-instructor edits the texts, sees the price, and deletes nothing', async () => {
  open('/my-courses/edit-course?courseId=course-1');
  expect(await screen.findByRole('textbox', { name: 'Title' })).not.toHaveAttribute('readonly');
  for (const name of ['Price', 'Discount']) expect(screen.getByRole('textbox', { name })).toHaveAttribute('readonly');
  expect(screen.getByText('Only the owner of the course changes its price.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Creator' })).toHaveValue('Meera Iyer and Arjun Menon');
  expect(screen.queryByRole('button', { name: 'Delete Course' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Instructors of this course' })).toHaveAttribute(
    'href',
    '/my-courses/edit-course/instructors?courseId=course-1',
  );
});

test('a co-instructor saves a draft, and leaves publishing to its owner', async () => {
  const saved = jest.fn();
  const draft = course({ status: 'draft' });
  const { user } = open('/createCourse?courseId=course-1', draft, {
    updateCourse: ({ body }: { body: object }) => (saved(body), { updatedCourse: draft }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' for two');
  expect(screen.queryByRole('button', { name: 'Save & Next' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete Course' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(saved.mock.calls[0][0]).toMatchObject({ status: 'draft' });
});

test.each([
  ['draft', []],
  ['unpublished', ['Publish Course']],
] as const)('what a co-instructor publishes of a course that is %s: %j', async (status, names) => {
  open('/createCourse?courseId=course-1&step=publish', { status });
  await screen.findByRole('region', { name: 'State of the course' });
  const buttons = screen.queryAllByRole('button', { name: /^Publish/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
});
