import { screen } from '@testing-library/react';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import LearningRemote from '../../remote.tsx';
import { loadScreenAt } from '../../routes.tsx';
import { sampleCreated } from '../../testing/mock-api.ts';

beforeAll(() => loadScreenAt('/myCourses'));

test('marks a course of another owner, which is not to be copied', async () => {
  const instructors = ['Meera Iyer', 'Arjun Menon', 'Asha Rao'].map((name) => ({ _id: name, name }));
  const { user } = renderRemote(LearningRemote, {
    at: '/myCourses',
    user: person({ _id: 'Asha Rao', role: 'INSTRUCTOR' }),
    responses: { listCreatedCourses: () => [sampleCreated({ creatorId: 'Meera Iyer', instructors })] },
  });
  expect(await screen.findByText('Co-instructor')).toBeVisible();
  expect(screen.getByText('Meera Iyer').parentElement).toHaveTextContent('Vidya · Meera Iyer, Arjun Menon and 1 more');
  await user.click(screen.getByRole('button', { name: 'Actions for Prompting that works' }));
  expect(screen.getByRole('link', { name: 'Instructors Prompting that works' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Duplicate/ })).not.toBeInTheDocument();
});

test.each(['INSTRUCTOR', 'ADMIN'] as const)('%s has every action behind one button', async (role) => {
  const responses = {
    listCreatedCourses: () => [
      sampleCreated({ noOfLectures: 3 }),
      sampleCreated({ _id: 'b', topic: 'Unfinished one', status: 'draft', noOfLectures: 0 }),
    ],
  };
  const { user } = renderRemote(LearningRemote, { at: '/myCourses', user: person({ role }), responses });
  const links = () =>
    screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
      .filter(([text]) => /^(Edit|View|Add|Instr|Question)/.test(text ?? ''));
  await user.click(await screen.findByRole('button', { name: 'Actions for Prompting that works' }));
  expect(links()).toEqual([
    ['Edit Prompting that works', '/my-courses/edit-course?courseId=course-1'],
    ['View Lectures Prompting that works', '/viewLectures?courseId=course-1'],
    ['Add Lecture Prompting that works', '/addLecture?courseId=course-1'],
    ['Question Bank Prompting that works', '/my-courses/edit-course/question-bank?courseId=course-1'],
    ['Instructors Prompting that works', '/my-courses/edit-course/instructors?courseId=course-1'],
    ['View as Learner Prompting that works', '/viewLectures?courseId=course-1&view=learner'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Actions for Unfinished one' }));
  expect(links()).toEqual([
    ['Edit Unfinished one', '/createCourse?courseId=b'],
    ['View Lectures Unfinished one', '/viewLectures?courseId=b'],
    ['Add Lecture Unfinished one', '/addLecture?courseId=b'],
    ['Question Bank Unfinished one', '/my-courses/edit-course/question-bank?courseId=b'],
    ['Instructors Unfinished one', '/my-courses/edit-course/instructors?courseId=b'],
  ]);
});
