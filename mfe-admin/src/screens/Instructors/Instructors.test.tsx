import { screen, within } from '@testing-library/react';
import { type PretendAnswers } from '@vidya/contracts/pretend';
import { admin, instructor, many, renderAdmin } from '../../test-admin.tsx';
import type { InitialEntry } from 'react-router-dom';
import type { User } from '@vidya/contracts/account';

const open = (instructors: User[], answers: PretendAnswers = {}, at: InitialEntry = '/admin/dashboard/instructors') =>
  renderAdmin(at, { fetchStudentsAndInstructors: () => ({ students: [], instructors }), ...answers });

test('pages by five, whatever the status', async () => {
  const { user } = open([
    ...many(6, instructor),
    ...many(6, (index) => instructor(index + 20, { createdCourses: [] })),
  ]);
  await screen.findByText('instructor.1@vidya.example');
  expect(screen.getByRole('heading', { level: 1, name: 'Instructors Details' })).toBeVisible();
  expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(5);
  await user.selectOptions(screen.getByLabelText('Status'), 'Not Enrolled');
  expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(5);
  expect(screen.queryByText('instructor.1@vidya.example')).not.toBeInTheDocument();
});

test('says what deleting an instructor removes', async () => {
  const { user } = open([instructor(1)]);
  await user.click(await screen.findByRole('button', { name: 'Delete Instructor 1' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('All details of this instructor will be removed permanently.');
  expect(dialog).toHaveTextContent('They have 1 course');
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

test('names the four places of the dashboard and marks the current one', async () => {
  open([]);
  const links = within(screen.getByRole('navigation', { name: 'Dashboard' })).getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Statistics /admin/dashboard',
    'Instructors /admin/dashboard/instructors',
    'Students /admin/dashboard/students',
    'Payment history /admin/dashboard/payments',
  ]);
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([links[1]]);
  expect(await screen.findByText('No enrolled instructors')).toBeVisible();
});
