import { screen } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import AuthoringRemote from '../remote.tsx';

const user = person({ _id: 'instructor-1', role: 'INSTRUCTOR' });
const refuse = (status: number) => () => {
  throw new ApiError('No answer', { status });
};

test.each([
  [500, '/my-courses/edit-course?courseId=course-1', 'The course could not be loaded', 'Edit Course'],
  [404, '/addLecture?courseId=course-1', 'Course not found', 'Add Lecture'],
])('a page without its course (%i) keeps one title', async (status, at, text, title) => {
  renderRemote(AuthoringRemote, { at, user, responses: { getCourse: refuse(status) } });
  expect(await screen.findByRole('heading', { name: text })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([title]);
});
