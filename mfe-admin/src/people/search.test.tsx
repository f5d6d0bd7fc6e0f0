import { screen, waitFor, within } from '@testing-library/react';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { responseOf } from '@vidya/contracts/testing/mock-platform';
import { mockPage } from '../testing/mock-page.ts';
import { many, peopleResponses, renderAdmin, student } from '../testing/render-admin.tsx';

const students = [
  student(1, { fullName: 'Asha Rao', createdAt: '2025-03-01T06:30:00.000Z' }),
  student(2, { fullName: 'Zoya Khan', createdAt: '2024-03-01T06:30:00.000Z' }),
  student(3, { fullName: 'मीरा शर्मा', createdAt: '2026-03-01T06:30:00.000Z' }),
  ...many(6, (index) => student(index + 10, { fullName: `Kabir ${index}`, createdAt: '2025-01-01T06:30:00.000Z' })),
];

const open = (search = '', responses: MockResponses = {}) =>
  renderAdmin(`/admin/dashboard/students${search}`, { ...peopleResponses(() => ({ students })), ...responses });
const box = () => screen.getByRole('textbox', { name: 'Search' });
const names = () =>
  within(screen.getByRole('list', { name: 'Students Details' }))
    .getAllByRole('button', { expanded: false })
    .map((row) => row.querySelector('strong')?.textContent.trim());
const shows = (wanted: string[]) => waitFor(() => expect(names()).toEqual(wanted));

test('looks on the server while one types, and says how many it found', async () => {
  const { user } = open();
  await screen.findByText('Asha Rao', { exact: false });
  expect(screen.getByRole('status')).toHaveTextContent('9 enrolled students');
  await user.type(box(), 'शर्मा');
  await shows(['मीरा शर्मा']);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 enrolled student for ‘शर्मा’'));
  expect(box()).toHaveValue('शर्मा');
});

test('asks once for what is typed in one go, and at once on Enter', async () => {
  const asked: unknown[] = [];
  const { user } = open('', {
    fetchStudentsAndInstructors: (input) => {
      // The hook searches the other list too.
      if (input.query?.['status'] === 'enrolled') asked.push(input.query['q']);
      return mockPage({ students, instructors: [] }, input);
    },
  });
  await screen.findByText('Asha Rao', { exact: false });
  await user.click(box());
  await user.paste('zoya');
  await user.keyboard('{Enter}');
  await shows(['Zoya Khan']);
  expect(asked).toEqual([undefined, 'zoya']);
});

test('begins a search on page 1, whatever page was shown', async () => {
  const { user } = open();
  await screen.findByText('Asha Rao', { exact: false });
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Page 2 of 2'));
  await user.type(box(), 'kabir');
  await waitFor(() => expect(names()).toHaveLength(5));
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Page 1 of 2');
});

test('ignores an answer to what was typed before', async () => {
  let answerLate = (): void => undefined;
  const { user } = open('', {
    fetchStudentsAndInstructors: (input) => {
      const page = mockPage({ students, instructors: [] }, input);
      if (input.query?.['q'] !== 'asha') return page;
      return new Promise((resolve) => {
        answerLate = () => resolve(page);
      });
    },
  });
  await screen.findByText('Asha Rao', { exact: false });
  await user.type(box(), 'asha{Enter}');
  await user.clear(box());
  await user.type(box(), 'zoya{Enter}');
  await shows(['Zoya Khan']);
  answerLate();
  await screen.findByText('1 enrolled student for ‘zoya’');
  expect(names()).toEqual(['Zoya Khan']);
});

test('sorts by name, or by when they joined', async () => {
  const { user } = open('?q=a');
  await screen.findByText('Asha Rao', { exact: false });
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest');
  await waitFor(() => expect(names()[0]).toBe('मीरा शर्मा'));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Oldest');
  await waitFor(() => expect(names()[0]).toBe('Zoya Khan'));
});

test('takes search and order from the address, and exports the same people', async () => {
  open('?q=kabir&sort=newest');
  await waitFor(() => expect(names()).toHaveLength(5));
  expect(box()).toHaveValue('kabir');
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Newest');
  expect(screen.getByRole('link', { name: 'Export CSV of these students' })).toHaveAttribute(
    'href',
    '/api/v1/user/auth/people/people.csv?kind=students&status=enrolled&sort=newest&q=kabir',
  );
});

test('says when nobody was found, and clears the search', async () => {
  const { user } = open('?q=nobody');
  expect(await screen.findByText('No result for ‘nobody’')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear the search' }).at(-1) ?? document.body);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await waitFor(() => expect(names()).toHaveLength(5));
  expect(box()).toHaveValue('');
});

test('says that a search found more than were counted', async () => {
  open('?q=a', {
    fetchStudentsAndInstructors: () =>
      responseOf(
        { students: students.slice(0, 5), instructors: [] },
        { meta: { totals: { students: 1000, instructors: 0 }, isCapped: true } },
      ),
  });
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('More than 1,000 enrolled students for ‘a’'),
  );
});
