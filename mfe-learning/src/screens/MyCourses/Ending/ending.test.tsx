import { screen, waitFor, within } from '@testing-library/react';
import type { PurchaseHistoryEntry } from '@vidya/contracts/calls/payment';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { refundTexts } from '@vidya/contracts/texts/texts';
import { sampleSubscribed } from '../../../testing/mock-api.ts';
import { asLearner } from '../../../testing/render-my-courses.tsx';

const later = new Date(Date.now() + 9 * 86_400_000).toISOString();
const purchase = (given: Partial<PurchaseHistoryEntry>): PurchaseHistoryEntry => ({
  courseId: 'course-1',
  courseTitle: 'Prompting that works',
  purchaseAt: '2026-03-09T06:30:00.000Z',
  expiresAt: later,
  amount: 89_900,
  paymentMethod: 'upi',
  coupon: '',
  status: 'captured',
  declined: '',
  isSuperseded: false,
  resume: null,
  invoice: null,
  creditNotes: [],
  ...given,
});
const offer = { paymentId: 'payment-1', amount: 89_900, needsStaff: false };
const free = { amount: 0, paymentMethod: '' };

/** Opens the menu of the only course. */
async function openMenu(purchases: PurchaseHistoryEntry[], responses: MockResponses = {}) {
  let courses = [sampleSubscribed({})];
  const end = (response: () => unknown) => (input: unknown) => {
    courses = [];
    sent.push(input);
    return response();
  };
  const sent: unknown[] = [];
  const { user, platform } = asLearner({
    listSubscribedCourses: () => courses,
    purchaseHistory: () => purchases,
    giveBack: end(() => ({ state: 'refunded' })),
    leaveCourse: end(() => null),
    ...responses,
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Prompting that works' }));
  return { user, platform, sent };
}

test('gives a paid course back with a reason, after saying what happens', async () => {
  const { user, sent } = await openMenu([purchase({ giveBack: offer })]);
  await user.click(await screen.findByRole('button', { name: 'Give Back Prompting that works' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Give back Prompting that works ?\?$/ }));
  expect(dialog.getByText(/^Rs. 899 go back to your bank account/)).toBeVisible();
  expect(dialog.getByText(/Your access ends at once/)).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox'), 'It is too easy for me');
  await user.type(dialog.getByRole('textbox'), ' Knew it all ');
  await user.click(dialog.getByRole('button', { name: 'Get Rs. 899 back' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    expect.objectContaining({
      params: { paymentId: 'payment-1' },
      body: { reasonKind: 'tooEasy', reason: 'Knew it all' },
    }),
  ]);
  expect(await screen.findByText('You have not subscribed any course')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('stays open when the request did not arrive', async () => {
  const giveBack = () => {
    throw new ApiError('', { status: 502 });
  };
  const { user, platform } = await openMenu([purchase({ giveBack: offer })], { giveBack });
  await user.click(await screen.findByRole('button', { name: /^Give Back/ }));
  await user.click(await screen.findByRole('button', { name: 'Get Rs. 899 back' }));
  await waitFor(() => expect(platform.said).toContain(`error: ${refundTexts.askFailed}`)); // oxlint-disable-line id-denylist
  await waitFor(() => expect(screen.getByRole('button', { name: 'Get Rs. 899 back' })).toBeEnabled());
  expect(screen.getByRole('alertdialog')).toBeVisible();
});

test('closes when the request is stored, and the bank does not respond', async () => {
  const giveBack = () => {
    throw new ApiError(refundTexts.unreachable, { status: 502, code: 'GatewayFault' });
  };
  const { user } = await openMenu([purchase({ giveBack: offer })], { giveBack });
  await user.click(await screen.findByRole('button', { name: /^Give Back/ }));
  await user.click(await screen.findByRole('button', { name: 'Get Rs. 899 back' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('leaves a free course after a question', async () => {
  const { user, sent } = await openMenu([purchase(free)]);
  await user.click(await screen.findByRole('button', { name: 'Leave the Course Prompting that works' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Leave Prompting that works ?\?$/ }));
  expect(dialog.getByText(/it is there again when you enrol again/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Leave the course' }));
  expect(await screen.findByText('You have not subscribed any course')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ body: { courseId: 'course-1' } })]);
});

test('says that a coupon is used up', async () => {
  const { user } = await openMenu([purchase({ ...free, coupon: 'ALLOFIT' })]);
  await user.click(await screen.findByRole('button', { name: /^Leave the Course/ }));
  expect(await screen.findByText(/works only once/)).toBeVisible();
});

test('offers neither for what is paid and can not be given back any more', async () => {
  const purchases = jest.fn(() => [purchase({}), purchase({ ...free, expiresAt: '2026-01-01T00:00:00.000Z' })]);
  await openMenu([], { purchaseHistory: purchases });
  await waitFor(() => expect(purchases).toHaveBeenCalled());
  expect(await screen.findByRole('link', { name: 'Course Page Prompting that works' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Give Back|Leave the)/ })).not.toBeInTheDocument();
});

test('an expired course has no menu', async () => {
  asLearner({ listSubscribedCourses: () => [sampleSubscribed({ isExpired: true })] });
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument();
});
