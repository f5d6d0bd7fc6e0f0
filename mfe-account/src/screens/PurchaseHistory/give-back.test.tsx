import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PurchaseHistoryEntry } from '@vidya/contracts/calls/payment';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { asksToLeave, type MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { refundTexts } from '@vidya/contracts/texts/texts';
import AccountRemote from '../../remote.tsx';
import { loadScreenAt } from '../../routes.tsx';

beforeAll(() => loadScreenAt('/my-courses/purchase-history'));

const purchase = (given: Partial<PurchaseHistoryEntry>): PurchaseHistoryEntry => ({
  courseId: 'course-1',
  courseTitle: 'Prompting that works',
  purchaseAt: '2026-03-09T06:30:00.000Z',
  expiresAt: '2027-03-09T06:30:00.000Z',
  amount: 89_900,
  paymentMethod: 'card',
  coupon: '',
  status: 'captured',
  declined: '',
  isSuperseded: false,
  resume: null,
  invoice: null,
  creditNotes: [],
  ...given,
});
const offer = { paymentId: 'payment-1', amount: 79_900, needsStaff: false };
const open = (responses: MockResponses) =>
  renderRemote(AccountRemote, { at: '/my-courses/purchase-history', user: person(), responses });

test('gives a purchase back, and shows it refunded', async () => {
  let entry = purchase({ giveBack: offer });
  const giveBack = jest.fn(() => {
    entry = purchase({ status: 'refunded' });
    return { state: 'refunded' };
  });
  const { user } = open({ purchaseHistory: () => [entry], giveBack });
  await user.click(await screen.findByRole('button', { name: 'Give back Prompting that works' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  // What a partial refund left.
  expect(dialog.getByText(/^Rs. 799 go back to your card/)).toBeVisible();
  await user.type(dialog.getByRole('textbox'), 'Too long');
  await user.click(dialog.getByRole('button', { name: 'Get Rs. 799 back' }));
  expect(await screen.findByText('Refunded')).toBeVisible();
  expect(giveBack).toHaveBeenCalledWith(
    expect.objectContaining({ params: { paymentId: 'payment-1' }, body: { reason: 'Too long' } }),
  );
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(asksToLeave()).toBe(false);
});

test('stores the reason of each purchase until Cancel', async () => {
  const other = { giveBack: { ...offer, paymentId: 'payment-2' }, courseId: 'course-2', courseTitle: 'Two' };
  const { user } = open({ purchaseHistory: () => [purchase({ giveBack: offer }), purchase(other)] });
  const ask = async (title: string) => {
    await user.click(await screen.findByRole('button', { name: `Give back ${title}` }));
    return screen.findByRole('textbox');
  };
  const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.type(await ask('Prompting that works'), 'Too long');
  await user.keyboard('{Escape}');
  await closed();
  expect(asksToLeave()).toBe(true);
  expect(await ask('Two')).toHaveValue('');
  await user.keyboard('{Escape}');
  await closed();
  expect(await ask('Prompting that works')).toHaveValue('Too long');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(asksToLeave()).toBe(false);
  expect(await ask('Prompting that works')).toHaveValue('');
});

test('drops the reason when another tab has given the purchase back', async () => {
  let entry = purchase({ giveBack: offer });
  const giveBack = () => {
    entry = purchase({ status: 'refunded' });
    throw new ApiError('Already Refunded', { status: 409 });
  };
  const { user } = open({ purchaseHistory: () => [entry], giveBack });
  await user.click(await screen.findByRole('button', { name: /^Give back/ }));
  await user.type(await screen.findByRole('textbox'), 'Too long');
  await user.click(screen.getByRole('button', { name: /^Get/ }));
  expect(await screen.findByText('Refunded')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(asksToLeave()).toBe(false);
});

test('a refund that ends late leaves the dialog of the next purchase', async () => {
  let respond: (refunded: unknown) => void = () => undefined;
  const other = { giveBack: { ...offer, paymentId: 'payment-2' }, courseId: 'course-2', courseTitle: 'Two' };
  const { user, platform } = open({
    purchaseHistory: () => [purchase({ giveBack: offer }), purchase(other)],
    giveBack: () => new Promise((resolve) => (respond = resolve)),
  });
  await user.click(await screen.findByRole('button', { name: 'Give back Prompting that works' }));
  await user.click(await screen.findByRole('button', { name: /^Get/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Give back Two' }));
  const reason = await screen.findByRole('textbox');
  // Open, but it takes no input before the first refund has ended.
  fireEvent.change(reason, { target: { value: 'Too short' } });
  respond({ state: 'refunded' });
  await waitFor(() => expect(platform.said.at(-1)).toMatch(/^success/));
  expect(screen.getByRole('textbox')).toHaveValue('Too short');
});

test('leaves nothing to send again while the gateway is out of reach', async () => {
  const refundRequest = {
    state: 'open',
    isSelfService: true,
    askedAt: '2026-03-10T06:30:00.000Z',
    answer: '',
  } as const;
  let entry = purchase({ giveBack: offer });
  const { user } = open({
    purchaseHistory: () => [entry],
    giveBack: () => {
      entry = purchase({ refundRequest });
      throw new ApiError(refundTexts.unreachable, { status: 502, code: 'GatewayFault' });
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Give back/ }));
  await user.type(await screen.findByRole('textbox'), 'Too long');
  await user.click(screen.getByRole('button', { name: /^Get/ }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await screen.findByText(/keep trying/)).toBeVisible();
  expect(asksToLeave()).toBe(false);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('asks staff beyond three in a year, and says so before', async () => {
  const giveBack = jest.fn(() => ({ state: 'open' }));
  const { user } = open({
    purchaseHistory: () => [purchase({ giveBack: { ...offer, needsStaff: true } })],
    giveBack,
  });
  await user.click(await screen.findByRole('button', { name: /^Give back/ }));
  expect(await screen.findByText(/given back 3 courses within a year/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ask for a refund' }));
  await waitFor(() => expect(giveBack).toHaveBeenCalledTimes(1));
});

test('does not send a reason that is too long', async () => {
  const giveBack = jest.fn();
  const { user } = open({ purchaseHistory: () => [purchase({ giveBack: offer })], giveBack });
  await user.click(await screen.findByRole('button', { name: /^Give back/ }));
  await user.click(await screen.findByRole('textbox'));
  await user.paste('x'.repeat(501));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(expect.stringContaining(refundTexts.reasonLong));
  await user.click(screen.getByRole('button', { name: /^Get/ }));
  expect(giveBack).not.toHaveBeenCalled();
});

test.each<[string, PurchaseHistoryEntry['refundRequest'], RegExp]>([
  ['open', { state: 'open', isSelfService: false, askedAt: '2026-03-10T06:30:00.000Z', answer: '' }, /10 Mar 2026. We/],
  ['under way', { state: 'open', isSelfService: true, askedAt: '2026-03-10T06:30:00.000Z', answer: '' }, /keep trying/],
  [
    'declined',
    { state: 'declined', isSelfService: false, askedAt: '2026-03-10T06:30:00.000Z', answer: 'You have seen it.' },
    /^Refund declined: You have seen it\.$/,
  ],
])('shows a request that is %s', async (_, refundRequest, text) => {
  open({ purchaseHistory: () => [purchase({ ...(refundRequest && { refundRequest }) })] });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Give back/ })).not.toBeInTheDocument();
});
