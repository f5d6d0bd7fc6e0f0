import { screen, waitFor, within } from '@testing-library/react';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { mockPage } from '../testing/mock-page.ts';
import { instructor, many, peopleResponses, renderAdmin, student } from '../testing/render-admin.tsx';

const without = (index: number) => student(index, { subscriptions: [] });
const students = [
  ...many(12, student),
  ...many(23, (index) => without(index + 20)),
  student(60, { fullName: 'Zoya Khan', subscriptions: [] }),
];

const open = (search = '', responses: MockResponses = {}) =>
  renderAdmin(`/admin/dashboard/students${search}`, {
    ...peopleResponses(() => ({ students, instructors: [instructor(1)] })),
    ...responses,
  });
const rows = () =>
  within(screen.getByRole('list', { name: 'Students Details' }))
    .getAllByRole('button', { name: /vidya\.example/ })
    .map((row) => row.querySelector('strong')?.textContent.trim());
const pager = () => screen.getByRole('navigation', { name: 'Pages' });
const address = (at: () => string) => Object.fromEntries(new URLSearchParams(at().split('?')[1] ?? ''));

test('opens the status, the page, the size, the order and the person that its address names', async () => {
  open('?status=notEnrolled&page=2&sort=oldest&size=5&open=student-26');
  await waitFor(() => expect(pager()).toHaveTextContent('Page 2 of 5'));
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Not Enrolled');
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Oldest');
  expect(screen.getByLabelText('Per page')).toHaveDisplayValue('5');
  expect(rows()).toHaveLength(5);
  expect(screen.getByRole('region', { name: 'Personal Information of Student 26' })).toBeVisible();
});

test('writes the status, the page of each list, the size and the open person into its address', async () => {
  const { user, at } = open();
  await waitFor(() => expect(rows()).toHaveLength(5));
  expect(address(at)).toEqual({});
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(address(at)).toEqual({ page: '2' }));
  await user.selectOptions(screen.getByLabelText('Status'), 'Not Enrolled');
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(address(at)).toEqual({ status: 'notEnrolled', otherPage: '2' });
  await user.click(screen.getByRole('button', { name: /^Student 21\s/ }));
  await waitFor(() => expect(address(at)).toMatchObject({ open: 'student-21' }));
  await user.selectOptions(screen.getByLabelText('Status'), 'Enrolled');
  await waitFor(() => expect(pager()).toHaveTextContent('Page 2 of 3'));
  expect(address(at)).toEqual({ page: '2' });
});

test('keeps the first person in view when the page gets longer', async () => {
  const { user, at } = open('?status=notEnrolled&page=3&size=5&otherPage=2');
  await waitFor(() => expect(pager()).toHaveTextContent('Page 3 of 5'));
  const [first] = rows();
  await user.selectOptions(screen.getByLabelText('Per page'), '10');
  await waitFor(() => expect(pager()).toHaveTextContent('Page 2 of 3'));
  expect(rows()[0]).toBe(first);
  expect(address(at)).toEqual({ status: 'notEnrolled', page: '2' });
  expect(screen.getByLabelText('Per page')).toHaveTextContent('5102550');
});

test('begins each list at its own page for links that name none, or none that can be', async () => {
  open('?status=nobody&page=-3&size=7&sort=email');
  await waitFor(() => expect(pager()).toHaveTextContent('Page 1 of 3'));
  expect(rows()).toHaveLength(5);
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Enrolled');
});

test('says where else somebody was found, and goes there', async () => {
  const { user, at } = open('?q=zoya');
  expect(await screen.findByText('Not found among Enrolled; 1 among Not Enrolled')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show Not Enrolled' }));
  await waitFor(() => expect(rows()).toEqual(['Zoya Khan']));
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('zoya');
  expect(address(at)).toEqual({ q: 'zoya', status: 'notEnrolled' });
});

test('tells beside those found how many the other list has', async () => {
  const { user } = open('?q=student');
  await waitFor(() => expect(rows()).toHaveLength(5));
  await user.click(await screen.findByRole('button', { name: '24 among Not Enrolled' }));
  await waitFor(() => expect(screen.getByLabelText('Status')).toHaveDisplayValue('Not Enrolled'));
  expect(await screen.findByRole('button', { name: '12 among Enrolled' })).toBeVisible();
});

test.each([
  ['?q=student', '24 among Not Enrolled'],
  ['?q=zoya', 'Show Not Enrolled'],
])('the focus goes to the number of people when the button to the other list goes: %s', async (search, name) => {
  const { user } = open(search);
  const button = await screen.findByRole('button', { name });
  expect(screen.getByRole('status')).not.toHaveFocus();
  await user.click(button);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^\d+ not enrolled student/));
  expect(button).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveFocus();
});

test('the choice of a status keeps the focus', async () => {
  const { user } = open('?q=student');
  await user.click(await screen.findByRole('button', { name: '24 among Not Enrolled' }));
  await user.selectOptions(screen.getByLabelText('Status'), 'Enrolled');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('12 enrolled students for ‘student’'));
  expect(screen.getByLabelText('Status')).toHaveFocus();
});

test('says that nobody is called so only when neither list has them, and not before it knows', async () => {
  let response = (): void => undefined;
  open('?q=nobody', {
    fetchStudentsAndInstructors: (input) => {
      const page = mockPage({ students, instructors: [] }, input);
      if (input.query?.['status'] === 'enrolled') return page;
      return new Promise((resolve) => {
        response = () => resolve(page);
      });
    },
  });
  await screen.findByText('0 enrolled students for ‘nobody’');
  expect(screen.queryByText('No result for ‘nobody’')).not.toBeInTheDocument();
  response();
  expect(await screen.findByText('No result for ‘nobody’')).toBeVisible();
});

test('says nothing of the other list before that one is there', async () => {
  let response = (): void => undefined;
  const { user } = open('', {
    fetchStudentsAndInstructors: (input) => {
      const page = mockPage({ students: [], instructors: [] }, input);
      if (input.query?.['status'] === 'enrolled') return page;
      return new Promise((resolve) => {
        response = () => resolve(page);
      });
    },
  });
  expect(await screen.findByText('No enrolled students')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Status'), 'Not Enrolled');
  await screen.findByRole('list', { name: 'Loading' });
  expect(screen.queryByText('No students without a course')).not.toBeInTheDocument();
  response();
  expect(await screen.findByText('No students without a course')).toBeVisible();
});
