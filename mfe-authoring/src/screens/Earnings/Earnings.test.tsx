import { screen, waitFor, within } from '@testing-library/react';
import { earningsTexts } from '@vidya/contracts/rules/ledger/earnings-texts';
import { type MockRequest, type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import AuthoringRemote from '../../remote.tsx';
import { earningsResponses, sampleEarnings, sampleLine } from '../../testing/mock-earnings.ts';

const open = (responses: MockResponses = {}) =>
  renderRemote(AuthoringRemote, {
    at: '/earnings',
    user: person({ _id: 'instructor-1', role: 'INSTRUCTOR' }),
    responses: { ...earningsResponses(), ...responses },
  });

test('shows what is owed, what is on hold until when, and each month with its statement', async () => {
  open();
  expect(await screen.findByText('₹187.50', { selector: 'dd' })).toBeVisible();
  expect(screen.getByText('₹75.00 until 18 Apr 2026')).toBeVisible();
  expect(screen.getByText('₹112.50', { selector: 'dd' })).toBeVisible();
  const months = within(screen.getByRole('table', { name: 'Earnings by month' }));
  const [, april, march] = months.getAllByRole('row').map(({ textContent }) => textContent);
  expect(april).toContain('April 2026Not closed yet');
  expect(march).toContain('ES/25-26/000001₹120.00−₹7.50₹0.00₹112.50');
  expect(months.getByRole('link', { name: 'Statement of March 2026 as PDF' })).toHaveAttribute(
    'href',
    '/api/v1/earnings/statements/2026-03/pdf',
  );
  expect(months.getByRole('link', { name: 'Statement of March 2026 as CSV' })).toHaveAttribute(
    'href',
    '/api/v1/earnings/statement.csv?month=2026-03',
  );
});

test('lists the lines of a month, the next ones on demand', async () => {
  const asked: unknown[] = [];
  const { user } = open({
    listEarningsLines: ({ query }: MockRequest) => {
      asked.push(query);
      const isNext = Boolean((query as { before?: string }).before);
      const line = isNext ? sampleLine({ id: '3', cause: 'refund', totalPaise: -7_500 }) : sampleLine();
      return { lines: [line], hasMore: !isNext };
    },
  });
  const lines = within(await screen.findByRole('table', { name: 'Lines of April 2026' }));
  expect(await lines.findByText('प्रॉम्प्ट लिखना')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  expect(await lines.findByText('−₹75.00')).toBeVisible();
  expect(lines.getAllByRole('row')).toHaveLength(3);
  expect(screen.getByText('All lines are shown.')).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'March 2026');
  await screen.findByRole('table', { name: 'Lines of March 2026' });
  expect(asked).toEqual([{ month: '2026-04' }, { month: '2026-04', before: '7' }, { month: '2026-03' }]);
});

test('drops a further page when the lines were read again before it came', async () => {
  let isSlow = false;
  const waiting: (() => void)[] = [];
  const { user } = open({
    listEarningsLines: ({ query }: MockRequest) => {
      const id = String(Number((query as { before?: string }).before ?? 9) - 1);
      const page = { lines: [sampleLine({ id, orderNumber: `order_${id}` })], hasMore: true };
      return isSlow ? new Promise((resolve) => waiting.push(() => resolve(page))) : page;
    },
  });
  const orders = () => screen.queryAllByText(/^order_/).map(({ textContent }) => textContent);
  const choose = (month: string) => user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), month);
  await user.click(await screen.findByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(orders()).toEqual(['order_8', 'order_7']));
  await choose('March 2026');
  await waitFor(() => expect(orders()).toEqual(['order_8']));
  isSlow = true;
  await choose('April 2026');
  const more = screen.getByRole('button', { name: 'Load More' });
  await user.click(more);
  waiting[0]!();
  await waitFor(() => expect(orders()).toEqual(['order_8']));
  waiting[1]!();
  await waitFor(() => expect(more).not.toHaveAttribute('aria-busy'));
  expect(orders()).toEqual(['order_8']);
});

test('explains itself before the first sale, and what a sale means', async () => {
  open({ getEarnings: () => sampleEarnings({ months: [], balancePaise: 0, onHoldPaise: 0, releases: [], pan: '' }) });
  const how = within(await screen.findByRole('region', { name: 'How you are paid' }));
  expect(how.getAllByRole('listitem')).toHaveLength(4);
  const what = within(screen.getByRole('region', { name: 'Who gets what' }));
  expect(what.getByText('₹537.63')).toBeVisible();
  expect(screen.getByText(/Without a PAN the law has us withhold/)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test.each(['Change', 'Show'])('two presses on %s read the tax numbers once', async (name) => {
  let finish: () => void = () => undefined;
  const revealTaxIds = jest.fn(
    () => new Promise((resolve) => (finish = () => resolve({ pan: 'AAPFU0939F', gstin: '' }))),
  );
  const { user } = open({ revealTaxIds });
  const button = await screen.findByRole('button', { name });
  await user.dblClick(button);
  expect(revealTaxIds).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
  finish();
  const shown = () => screen.queryByText('AAPFU0939F') ?? screen.getByDisplayValue('AAPFU0939F');
  await waitFor(() => expect(shown()).toBeVisible());
});

test('shows the tax numbers, and hides them again with the same button', async () => {
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Show', expanded: false });
  await user.click(button);
  expect(await screen.findByText('AAPFU0939F')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hide', expanded: true })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('AAPFU0939F')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('reads tax numbers to be changed, and refuses wrong ones beside their field', async () => {
  const saved = jest.fn();
  const { user, platform } = open({
    saveTaxIds: async ({ body }) => {
      saved(body);
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'PAN' }).closest('[inert]')).not.toBeNull());
      return responseOf({ pan: 'ABC••••34F', gstin: '' }, { message: earningsTexts.taxIdsSaved });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  expect(await screen.findByText('AAPFU0939F')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tax numbers' }));
  const pan = dialog.getByRole('textbox', { name: 'PAN' });
  expect(pan).toHaveValue('AAPFU0939F');
  await user.clear(pan);
  await user.type(pan, 'ABC');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(pan).toHaveAccessibleDescription(expect.stringContaining(earningsTexts.panInvalid));
  expect(saved).not.toHaveBeenCalled();
  await user.clear(pan);
  await user.type(pan, 'abcpe1234f');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(saved).toHaveBeenCalledWith({ pan: 'abcpe1234f', gstin: '' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(platform.said).toContain(`success: ${earningsTexts.taxIdsSaved}`);
});
