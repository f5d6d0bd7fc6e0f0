import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockRequest } from '@vidya/contracts/testing/mock-platform';
import { payment, peopleResponses, renderAdmin, stopTheClock, stubWidth, yearOf } from '../testing/render-admin.tsx';

jest.mock('react-apexcharts', () => ({
  __esModule: true,
  default: jest.requireActual<{ Drawing: unknown }>('../testing/render-chart.tsx').Drawing,
}));
stopTheClock();

const open = (fetchAllPayments: (input: MockRequest) => unknown) =>
  renderAdmin('/admin/dashboard/payments', { fetchAllPayments });

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cells = async () => {
  const row = (await screen.findByText('Prompting that works')).closest('tr') ?? document.body;
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
    .slice(0, -1);
};

test('shows the month in a table', async () => {
  open(() => yearOf({ Mar: [payment({ method: '' })] }, { Mar: 149_900 }));
  expect(await cells()).toEqual(['Asha Rao', 'Prompting that works', '5 Mar 2026', 'Rs. 1,499', 'Free Coupon', 'Paid']);
  expect(heads()).toEqual(['User', 'Course', 'Purchase On', 'Amount', 'Payment Method', 'Status', 'Actions']);
  expect(screen.getByText(/^March 2026: Rs\. 1,499/)).toBeVisible();
});

test('shows two lines of each where it is narrow, and the rest of the specification’s fields on tap', async () => {
  const { user } = open(() => yearOf({ Mar: [payment({ status: 'authorized' })] }));
  stubWidth('narrow');
  const card = await screen.findByRole('button', { name: /^Prompting that works/ });
  const list = within(screen.getByRole('list', { name: 'Payments of March 2026' }));
  expect(card).toHaveTextContent('Prompting that works Rs. 1,499 Asha Rao · 5 Mar 2026 Pending');
  expect(list.queryByText('Expiry Date')).not.toBeInTheDocument();
  await user.click(card);
  const details = list.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(details).toEqual([
    'User: Asha Rao',
    'Purchase On: 5 Mar 2026',
    'Expiry Date: 5 Mar 2027',
    'Amount: Rs. 1,499',
    'Payment Method: Card',
    'Status: Pending',
  ]);
  expect(list.getByRole('button', { name: /^Refund Rs\. 1,499 to Asha Rao/ })).toBeVisible();
});

test('shows below a payment, and in its opened card, the attempts that came to nothing', async () => {
  const folded = [
    {
      at: '2026-03-04T06:20:00Z',
      amount: 149_900,
      isDeclined: true,
      declined: 'The limit is reached',
      isDearer: false,
    },
    { at: '2026-03-03T06:20:00Z', amount: 199_900, isDeclined: false, declined: '', isDearer: true },
  ];
  const { user } = open(() => yearOf({ Mar: [payment({ folded })] }));
  const first = 'Rs. 1,499 on 4 Mar 2026: Declined by the bank: The limit is reached';
  const remark = (await screen.findByText(first)).closest('td');
  expect(remark).toHaveTextContent('Rs. 1,999 on 3 Mar 2026: Replaced by a cheaper order');
  expect(remark).toHaveAttribute('colspan', '7');
  stubWidth('narrow');
  await user.click(await screen.findByRole('button', { name: /^Prompting that works/ }));
  expect(screen.getByText(first)).toBeVisible();
});

test('tells what nobody has paid yet from what was free, and says why the bank said no', async () => {
  open(() =>
    yearOf({
      Mar: [
        payment({ id: 'p-1', status: 'created', method: '', notes: { userName: 'Asha Rao', courseTitle: 'Begun' } }),
        payment({
          id: 'p-2',
          status: 'failed',
          declined: 'The card has expired',
          notes: { userName: 'Asha Rao', courseTitle: 'Refused' },
        }),
        payment({
          id: 'p-3',
          status: 'created',
          isSuperseded: true,
          notes: { userName: 'Asha Rao', courseTitle: 'Bought otherwise' },
        }),
      ],
    }),
  );
  const rowOf = async (title: string) => within((await screen.findByText(title)).closest('tr') ?? document.body);
  expect((await rowOf('Begun')).getByText('Not paid yet')).toBeVisible();
  const refused = await rowOf('Refused');
  expect(refused.getByText('Pending')).toBeVisible();
  expect(refused.getByText('Declined: The card has expired')).toBeVisible();
  expect((await rowOf('Bought otherwise')).getByText('Superseded')).toBeVisible();
  expect(screen.getAllByText('Superseded')).toHaveLength(1);
});

test('says when nothing was bought in the month', async () => {
  const { user } = open(() => yearOf({ Mar: [payment()] }));
  await screen.findByText('Prompting that works');
  await user.selectOptions(screen.getByLabelText('Month'), 'September');
  expect(screen.getByText('No transaction is done is this month')).toBeVisible();
});

test('fetches a year once, with a progress toast each time it does', async () => {
  const asked: unknown[] = [];
  const { platform, user } = open(({ body }) => {
    asked.push(body?.['year']);
    return yearOf({ Mar: [payment({ notes: { userName: 'Asha Rao', courseTitle: `Of ${String(body?.['year'])}` } })] });
  });
  await screen.findByText('Of 2026');
  await user.selectOptions(screen.getByLabelText('Year'), '2025');
  await screen.findByText('Of 2025');
  await user.selectOptions(screen.getByLabelText('Year'), '2026');
  await screen.findByText('Of 2026');
  expect(asked).toEqual([2026, 2025]);
  expect(platform.said.filter((text) => text === 'loading: Fetching Payment Details...')).toHaveLength(2);
});

test('keeps month and year on the way to Statistics and back', async () => {
  const { user } = renderAdmin('/admin/dashboard/payments', {
    fetchAllPayments: () => yearOf(),
    ...peopleResponses(() => ({})),
  });
  await user.selectOptions(screen.getByLabelText('Month'), 'June');
  await user.selectOptions(screen.getByLabelText('Year'), '2024');
  await user.click(screen.getByRole('link', { name: 'Statistics' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
  expect(screen.getByLabelText('Month')).toHaveValue('Jun');
  expect(screen.getByLabelText('Year')).toHaveValue('2024');
});

test('tells a failure in an error toast, and in place', async () => {
  const { platform } = open(() => {
    throw new ApiError('Server Is Down, Please Try Again Later', { status: 0 });
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Server Is Down, Please Try Again Later');
  expect(platform.said).toEqual([
    'loading: Fetching Payment Details...',
    'error: Server Is Down, Please Try Again Later',
  ]);
});

test('brings the payments of a full month fifty at a time', async () => {
  const all = Array.from({ length: 60 }, (_, index) => payment({ id: `pay-${index}` }));
  const { user } = open(({ body }) => {
    const skip = Number(body?.['skip'] ?? 0);
    return yearOf({ Mar: all.slice(skip, skip + 50) });
  });
  await waitFor(() => expect(screen.getAllByText('Prompting that works')).toHaveLength(50));
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByText('Prompting that works')).toHaveLength(60));
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  // The focused button is gone, so the text has the focus.
  expect(screen.getByText('All 60 payments are shown.')).toHaveFocus();
});

test('brings the rest of a full month again after its list was read again', async () => {
  const all = Array.from({ length: 60 }, (_, index) => payment({ id: `pay-${index}` }));
  const { user } = open(({ body }) => {
    const skip = Number(body?.['skip'] ?? 0);
    return yearOf({ Mar: body?.['status'] ? all.slice(skip, skip + 50) : [] });
  });
  const loadAll = async () => {
    await user.selectOptions(screen.getByLabelText('Status'), 'Paid');
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('All 60 payments are shown.')).toBeVisible();
  };
  await loadAll();
  await user.selectOptions(screen.getByLabelText('Status'), 'All');
  await screen.findByText('No transaction is done is this month');
  await loadAll();
});
