import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { mockStatistics } from '../testing/mock-page.ts';
import {
  instructor,
  many,
  payment,
  peopleResponses,
  renderAdmin,
  stopTheClock,
  student,
  yearOf,
} from '../testing/render-admin.tsx';

jest.mock('react-apexcharts', () => ({
  __esModule: true,
  default: jest.requireActual<{ Drawing: unknown }>('../testing/render-chart.tsx').Drawing,
}));
stopTheClock();

const people = {
  students: [
    ...many(3, student),
    student(4, { subscriptions: [] }),
    student(5, { createdAt: '2026-02-28T20:00:00.000Z' }),
  ],
  instructors: many(1, (index) => instructor(index, { createdAt: '2026-03-02T06:30:00.000Z' })),
};

const year = yearOf(
  { Feb: [payment({ id: 'old', created_at: 1_770_000_000 })], Mar: [payment()] },
  { Feb: 100_000_00, Mar: 125_000_00 },
);

const open = (responses: MockResponses = {}) =>
  renderAdmin('/admin/dashboard', {
    ...peopleResponses(() => people),
    fetchAllPayments: () => year,
    ...responses,
  });

const tile = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement;
const drawings = () => screen.findAllByTestId('drawing').then((all) => all.map(({ textContent }) => textContent));

test('draws every month, those without sales as 0, on axes named Months and Rupees', async () => {
  open();
  await waitFor(async () => expect(await drawings()).toHaveLength(1));
  expect((await drawings())[0]).toBe(
    'bar [Months × Rupees] Jan=0 Feb=100000 Mar=125000 Apr=0 May=0 Jun=0 Jul=0 Aug=0 Sep=0 Oct=0 Nov=0 Dec=0',
  );
});

test('tells the numbers of each chart in a table as well', async () => {
  open();
  const revenue = within(await screen.findByRole('table', { name: 'Revenue' }));
  expect(revenue.getAllByRole('row')).toHaveLength(13);
  expect(revenue.getByRole('row', { name: 'March Rs. 1,25,000' })).toBeInTheDocument();
  expect(revenue.getByRole('row', { name: 'September Rs. 0' })).toBeInTheDocument();
  const users = within(await screen.findByRole('table', { name: 'Students' }));
  expect(users.getByRole('row', { name: 'Registered Users 5' })).toBeInTheDocument();
  expect(users.getByRole('row', { name: 'Enrolled Users 4' })).toBeInTheDocument();
});

test('says how many of the registered users are enrolled, each number once', async () => {
  open();
  await screen.findByRole('table', { name: 'Students' });
  const students = screen.getByRole('region', { name: 'Students' });
  expect(students).toHaveTextContent(/80% of registered users are enrolledRegistered Users5Enrolled Users4$/);
});

test('shows a chart as a table to those who ask', async () => {
  const { user } = open();
  const button = within(await screen.findByRole('region', { name: 'Revenue' })).getByRole('button', {
    name: 'Show as table',
  });
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByTestId('drawing')).not.toBeInTheDocument();
  expect(screen.getAllByRole('table', { name: 'Revenue' })).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText('Year'), '2025');
  expect(await screen.findByRole('button', { name: 'Show as table', pressed: true })).toBeVisible();
});

test('shows the year’s total in rupees, and the month against the one before', async () => {
  open();
  await screen.findByText('Rs. 2,25,000');
  expect(await tile('Total Revenue')).toHaveTextContent('Total RevenueRs. 2,25,000in 2026');
  expect(await tile('Revenue in Mar')).toHaveTextContent(/Rs\. 1,25,000.*25% against Feb/);
  // 28 February 20:00 UTC is 1 March in India.
  expect(await tile('New students in Mar')).toHaveTextContent(/1.*\d in Feb \(small numbers\)/);
});

test('compares no month that has not been with the one before', async () => {
  const { user } = open();
  await waitFor(async () => expect(await tile('New students in Mar')).toHaveTextContent(/in Feb|against Feb/));
  await user.selectOptions(screen.getByLabelText('Month'), 'April');
  for (const name of ['Revenue in Apr', 'New students in Apr', 'New instructors in Apr']) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await tile(name)).toHaveTextContent(`${name}–April 2026 is still to come`);
  }
});

test('compares January with the December of the year before', async () => {
  const asked: unknown[] = [];
  const { user } = open({
    fetchAllPayments: ({ body }) => {
      asked.push(body?.['year']);
      return body?.['year'] === 2025 ? yearOf({}, { Dec: 2_000_00 }) : yearOf({ Jan: [payment()] }, { Jan: 1_000_00 });
    },
  });
  await screen.findByText('Recent payments');
  expect(asked).toEqual([2026]);
  await user.selectOptions(screen.getByLabelText('Month'), 'January');
  await waitFor(async () => expect(await tile('Revenue in Jan')).toHaveTextContent('50% against Dec'));
  expect(asked).toEqual([2026, 2025]);
});

test('waits for the December before January, and says when it could not be loaded', async () => {
  const { promise, reject } = Promise.withResolvers();
  const { user } = open({ fetchAllPayments: ({ body }) => (body?.['year'] === 2025 ? promise : year) });
  await screen.findByText('Rs. 2,25,000');
  await user.selectOptions(screen.getByLabelText('Month'), 'January');
  expect(await tile('Revenue in Jan')).toHaveAttribute('aria-busy', 'true');
  reject(new ApiError('', { status: 500 }));
  expect(await screen.findByText('December 2025 could not be loaded')).toBeVisible();
});

test('compares the people of January with those of the December before', async () => {
  const of = (createdAt: string) => many(1, (index) => student(index, { createdAt }));
  const asked: unknown[] = [];
  const { user } = open({
    getPeopleStatistics: (input) => {
      asked.push(input.query?.['year']);
      const students = [...of('2025-12-31T18:29:59.000Z'), ...of('2025-12-31T18:30:00.000Z')];
      return mockStatistics({ students, instructors: [] }, input);
    },
  });
  await screen.findByText('Recent payments');
  await user.selectOptions(screen.getByLabelText('Month'), 'January');
  await waitFor(async () => expect(await tile('New students in Jan')).toHaveTextContent('1Same as in Dec'));
  expect(asked).toEqual([2026, 2025]);
});

test('says that people could not be counted, and goes on with the payments', async () => {
  let isBroken = true;
  const { platform, user } = open({
    getPeopleStatistics: (input) => {
      if (isBroken) throw new ApiError('', { status: 500 });
      return mockStatistics(people, input);
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error In Fetching The Statistics');
  expect(platform.said).toContain('error: Error In Fetching The Statistics');
  expect(await screen.findByText('Rs. 2,25,000')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Students' })).toBeInTheDocument();
});

test('offers the years from 2024 to now and full month names', async () => {
  open();
  const text = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(text('Year')).toEqual(['2024', '2025', '2026']);
  expect(text('Month')).toContain('September');
  expect(screen.getByLabelText('Month')).toHaveValue('Mar');
  await screen.findByText('Recent payments');
});

test('lists the newest payments first', async () => {
  open();
  const recent = within(await screen.findByRole('region', { name: 'Recent payments' }));
  await waitFor(() => expect(recent.getAllByRole('listitem')).toHaveLength(2));
  expect(recent.getAllByRole('listitem')[0]).toHaveTextContent('5 Mar 2026');
  expect(recent.getByRole('link', { name: 'Payment history' })).toHaveAttribute('href', '/admin/dashboard/payments');
});

test('shows the attempts at graded quizzes of the year, the share that passed and the average mark', async () => {
  const { user } = open();
  const quizzes = within(await screen.findByRole('region', { name: 'Graded quizzes in 2026' }));
  await waitFor(() => expect(quizzes.getByText('Finished attempts').parentElement).toHaveTextContent('attempts1,204'));
  expect(quizzes.getByText('Passed').parentElement).toHaveTextContent('Passed75%903 of 1,204 attempts');
  expect(quizzes.getByText('Average mark').parentElement).toHaveTextContent('Average mark71%');
  await user.selectOptions(screen.getByLabelText('Year'), '2025');
  const before = within(await screen.findByRole('region', { name: 'Graded quizzes in 2025' }));
  expect(await before.findByText('No attempts were finished in 2025.')).toBeVisible();
  expect(before.queryByText('Average mark')).not.toBeInTheDocument();
});

test('shows a picture instead of an empty chart', async () => {
  open({ fetchAllPayments: () => yearOf() });
  expect(await screen.findByText('No payments in 2026')).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Revenue' })).not.toBeInTheDocument();
});

test('shows a picture where nobody has registered yet', async () => {
  open(peopleResponses(() => ({})));
  expect(await screen.findByText('No students yet')).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Students' })).not.toBeInTheDocument();
});

test('says that the payments did not come, in an error toast too, and tries again', async () => {
  let isBroken = true;
  const { platform, user } = open({
    fetchAllPayments: () => {
      if (isBroken) throw new ApiError('', { status: 500 });
      return year;
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error In Fetching Payment Details');
  expect(platform.said).toContain('error: Error In Fetching Payment Details');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Rs. 2,25,000')).toBeVisible();
});

test('says of a year that did not come why, and neither that nobody paid nor what the year before brought', async () => {
  const { user } = open({
    fetchAllPayments: ({ body }) => {
      if (body?.['year'] === 2025) throw new ApiError('', { status: 500 });
      return yearOf();
    },
  });
  await screen.findByText('No payments in 2026');
  await user.selectOptions(screen.getByLabelText('Year'), '2025');
  const revenue = within(await screen.findByRole('region', { name: 'Revenue in 2025' }));
  expect(await revenue.findByRole('alert')).toHaveTextContent('Error In Fetching Payment Details');
  expect(screen.queryByText(/^No payments in/)).not.toBeInTheDocument();
});

test('says beside an empty chart that a newer count did not come', async () => {
  let isBroken = false;
  const { user } = open({
    getPeopleStatistics: (input) => {
      if (isBroken) throw new ApiError('', { status: 500 });
      return mockStatistics({ students: [], instructors: [] }, input);
    },
  });
  await screen.findByText('No students yet');
  isBroken = true;
  await user.click(within(screen.getByRole('region', { name: 'Recent payments' })).getByRole('link'));
  await user.click(await screen.findByRole('link', { name: 'Statistics' }));
  const students = within(await screen.findByRole('region', { name: 'Students' }));
  expect(await students.findByRole('alert')).toHaveTextContent('Error In Fetching The Statistics');
  expect(students.getByText('No students yet')).toBeVisible();
});
