import { screen, waitFor, within } from '@testing-library/react';
import type { ListedPerson } from '@vidya/contracts/calls/people';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import type { InitialEntry } from 'react-router-dom';
import { admin, consequences, instructor, many, peopleResponses, renderAdmin } from '../testing/render-admin.tsx';

const open = (
  instructors: ListedPerson[],
  responses: MockResponses = {},
  at: InitialEntry = '/admin/dashboard/instructors',
) => renderAdmin(at, { ...peopleResponses(() => ({ instructors })), ...responses });

test('pages by five, whatever the status', async () => {
  const { user } = open([
    ...many(6, instructor),
    ...many(6, (index) => instructor(index + 20, { createdCourses: [] })),
  ]);
  const mail = await screen.findByText('instructor.1@vidya.example');
  expect(mail.closest('button')?.textContent).toMatch(/Instructor1 courseLast visit 8 Mar 2026$/);
  expect(screen.getByRole('heading', { level: 1, name: 'Instructors Details' })).toBeVisible();
  expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(5);
  await user.selectOptions(screen.getByLabelText('Status'), 'Not Enrolled');
  await waitFor(() => expect(screen.queryByText('instructor.1@vidya.example')).not.toBeInTheDocument());
  expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(5);
});

test.each([
  [{ courses: 0 }, 'They have no course.'],
  [{ courses: 2 }, 'They have 2 courses, which nobody holds: deleted as well.'],
  [
    { courses: 1, coursesHeld: 1, learners: 1 },
    "They have 1 course, which is archived under 'Former instructor', because 1 learner holds it.",
  ],
  [
    { courses: 1, coursesHeld: 1, learners: 0 },
    "archived under 'Former instructor', because it was bought or ordered before.",
  ],
  [
    { courses: 7, coursesHeld: 3, learners: 42 },
    "They have 7 courses: 3 are archived under 'Former instructor', because 42 learners hold them; 4 are deleted.",
  ],
  [{ courses: 1, activeSubscriptions: 2 }, 'Their subscriptions will be cancelled: 2 active courses.'],
])('says what deleting an instructor removes: %j', async (given, sentence) => {
  const { user } = open([instructor(1)], { getConsequences: () => consequences(given) });
  await user.click(await screen.findByRole('button', { name: 'Delete Instructor 1' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('All details of this instructor will be removed permanently.');
  await waitFor(() => expect(dialog).toHaveTextContent(sentence));
});

test('asks without numbers when they could not be counted', async () => {
  const { user } = open([instructor(1)], {
    getConsequences: () => {
      throw new ApiError('', { status: 500 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Instructor 1' }));
  expect(await screen.findByText('How much that is could not be counted just now.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete Account' })).toBeEnabled();
});

test('lets nobody delete themselves', async () => {
  open([instructor(1), instructor(2, { _id: admin._id })]);
  expect(await screen.findByRole('button', { name: 'Delete Instructor 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete Instructor 2' })).not.toBeInTheDocument();
});

test('deletes nobody when a reload has forgotten whom the question was about', async () => {
  const deleted = jest.fn();
  const { platform, user } = open(
    [instructor(1)],
    { deleteUserOrInstructor: deleted },
    { pathname: '/admin/dashboard/instructors', state: { dialog: 'delete-user' } },
  );
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete Account' }));
  expect(platform.said).toEqual(['error: UserId Is Missing']);
  expect(deleted).not.toHaveBeenCalled();
});
