import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { moneyTexts } from '@vidya/contracts/rules/ledger/money-texts';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { mockMoney, mockRates } from '../testing/mock-money.ts';
import { instructor, peopleResponses, renderAdmin, stopTheClock } from '../testing/render-admin.tsx';

stopTheClock();

function open(responses: MockResponses = {}) {
  const sent: object[] = [];
  const save = ({ body }: { body?: object | undefined }) => {
    sent.push(body ?? {});
    return mockRates;
  };
  const people = peopleResponses(() => ({ instructors: [instructor(1, { fullName: 'Meera Iyer' })] }));
  const given = { ...mockMoney, ...people, addAgreement: save, addTaxRate: save, ...responses };
  return { ...renderAdmin('/admin/dashboard/money?tab=rates', given), sent };
}

const press = async (user: ReturnType<typeof open>['user'], name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const lines = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((line) =>
      within(line)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .join(' | '),
    );

test('lists shares and taxes with dates, sources and who set them', async () => {
  open();
  await screen.findByText('Ravi Das');
  expect(await lines('Shares')).toEqual([
    'Everybody | 20\u00a0% | Who made the coupon | 1 Jan 2020 | Came with the site | Now | –',
    'Ravi Das | 12.5\u00a0% | The platform | 1 Jan 2026 | Nandini Bose | Now | End the agreement with Ravi Das',
  ]);
  expect((await lines('Tax rates'))[0]).toBe(
    'TDS, income tax | 0.1\u00a0% | Income-tax Act 1961, section 194-O | 1 Jan 2020 | Came with the site | Now',
  );
});

test('previews a share to the paisa, and agrees on it with an instructor', async () => {
  const { user, sent, platform } = open();
  await screen.findByText('Ravi Das');
  await press(user, 'New share');
  const form = await dialog();
  await user.selectOptions(form.getByRole('combobox', { name: 'Holds for' }), 'One instructor');
  await user.type(form.getByRole('textbox', { name: /^Platform’s share/ }), '20');
  expect(form.getByText(/A learner pays ₹799.00 → the instructor gets ₹537.63/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save Share' }));
  expect(platform.said.at(-1)).toBe(`error: ${moneyTexts.instructorMissing}`);
  await waitFor(() => expect(form.getByRole('searchbox', { name: 'Find the instructor' })).toHaveFocus());
  await user.click(await form.findByRole('button', { name: /^Meera Iyer/ }));
  // The focus goes to the chip, and back to the search.
  expect(form.getByRole('button', { name: /^Choose another instructor/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(form.getByRole('searchbox', { name: 'Find the instructor' })).toHaveFocus();
  await user.click(await form.findByRole('button', { name: /^Meera Iyer/ }));
  await user.selectOptions(form.getByRole('combobox', { name: 'Coupons are borne by' }), 'The platform');
  await user.click(form.getByRole('button', { name: 'Save Share' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { instructorId: 'instructor-1', platformRate: 2_000, couponBearer: 'platform', validFrom: '2026-03-10' },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['a rate above 100 %', '100.5', '2026-03-10', moneyTexts.rateInvalid],
  ['no rate', '', '2026-03-10', moneyTexts.rateInvalid],
  ['a day of the past', '15', '2026-03-09', moneyTexts.dayPast],
  ['no day', '15', '', moneyTexts.dayMissing],
])('refuses %s', async (_, rate, day, message) => {
  const { user, sent } = open();
  await screen.findByText('Ravi Das');
  await press(user, 'New share');
  const form = await dialog();
  if (rate) await user.type(form.getByRole('textbox', { name: /^Platform’s share/ }), rate);
  const field = form.getByLabelText(/^For sales from/);
  await user.clear(field);
  if (day) await user.type(field, day);
  await user.click(form.getByRole('button', { name: 'Save Share' }));
  expect(await form.findByText(message)).toBeVisible();
  expect(sent).toEqual([]);
});

test('ends an agreement', async () => {
  const { user, sent } = open();
  await press(user, 'End the agreement with Ravi Das');
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'End Agreement' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { instructorId: 'instructor-1', platformRate: null, couponBearer: 'maker', validFrom: '2026-03-10' },
    ]),
  );
});

test('adds a tax rate with its source', async () => {
  const { user, sent, platform } = open();
  await screen.findByText('Ravi Das');
  await press(user, 'New tax rate');
  const form = await dialog();
  await user.selectOptions(form.getByRole('combobox', { name: 'Tax' }), 'TCS, GST of registered instructors');
  await user.type(form.getByRole('textbox', { name: /^Rate/ }), '0.75');
  await user.click(form.getByRole('button', { name: 'Save Rate' }));
  expect(platform.said.at(-1)).toBe(`error: ${moneyTexts.sourceMissing}`);
  await user.type(form.getByRole('textbox', { name: /^Source/ }), 'Notification 1/2026');
  await user.click(form.getByRole('button', { name: 'Save Rate' }));
  await waitFor(() =>
    expect(sent).toEqual([{ kind: 'tcs', rate: 75, validFrom: '2026-03-10', source: 'Notification 1/2026' }]),
  );
});

test('can be tried again after a failure', async () => {
  open({
    getRates: () => {
      throw new ApiError('', { status: 500 });
    },
  });
  expect(await screen.findByText(moneyTexts.failed)).toBeVisible();
});
