import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { refundTexts } from '@vidya/contracts/texts/texts';
import { mockRequestsOf, refundRequest } from '../testing/mock-refund-requests.ts';
import { renderAdmin } from '../testing/render-admin.tsx';

const open = (requests = [refundRequest()], responses: MockResponses = {}, at = '/admin/dashboard/refund-requests') =>
  renderAdmin(at, { ...mockRequestsOf(requests), ...responses });
const question = async () => within(await screen.findByRole('alertdialog'));
const grantName = 'Refund Rs. 899 to Asha Rao for Prompting that works';
const declineName = 'Decline the request of Asha Rao for Prompting that works';

test('shows who asks for what and why, and the number in the menu', async () => {
  open();
  const item = within((await screen.findByText('Prompting that works')).closest('li') ?? document.body);
  expect(item.getByText('Rs. 899', { exact: false })).toBeVisible();
  expect(item.getByText('It is too easy for me')).toBeVisible();
  expect(item.getByText('I have taught this for years.')).toBeVisible();
  expect(item.getByText(/^Paid on 5 Mar 2026, asked on 8 Mar 2026\. 3 other refunds on request$/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Refund requests 1 waiting' })).toHaveAttribute(
    'href',
    '/admin/dashboard/refund-requests',
  );
  expect(screen.getByRole('tab', { name: /^Open ?1$/ })).toHaveAttribute('aria-selected', 'true');
});

test('refunds with a reason for the audit log', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: grantName }));
  const dialog = await question();
  await user.click(dialog.getByRole('button', { name: 'Refund Rs. 899' }));
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Reason Is Required/);
  await user.type(dialog.getByRole('textbox'), 'A good reason');
  await user.click(dialog.getByRole('button', { name: 'Refund Rs. 899' }));
  expect(await screen.findByText('No requests wait for an answer')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await user.click(await screen.findByRole('tab', { name: /^Closed/ }));
  expect(await screen.findByText('Refunded')).toBeVisible();
});

test('declines with an answer to the learner', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: declineName }));
  const dialog = await question();
  expect(dialog.getByText(/can not ask again/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(dialog.getByRole('textbox', { name: 'Your answer' })).toHaveAccessibleDescription(/Answer Is Required/);
  await user.type(dialog.getByRole('textbox'), 'You have seen it.');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('No requests wait for an answer')).toBeVisible();
  await user.click(await screen.findByRole('tab', { name: /^Closed/ }));
  expect(await screen.findByText('You have seen it.')).toBeVisible();
  expect(screen.getByText('Declined')).toBeVisible();
  expect(screen.getByText('Nandini Bose', { exact: false })).toBeVisible();
});

test('says when another administrator was faster, and shows the list as it is', async () => {
  let requests = [refundRequest()];
  const { user, platform } = open([], {
    listRefundRequests: () => responseOf(requests, { total: 1, meta: { open: 1, closed: 0 } }),
    declineRefund: () => {
      requests = [];
      throw new ApiError(refundTexts.answered, { status: 409 });
    },
  });
  await user.click(await screen.findByRole('button', { name: declineName }));
  await user.type((await question()).getByRole('textbox'), 'You have seen it.');
  await user.click((await question()).getByRole('button', { name: 'Decline' }));
  // oxlint-disable-next-line id-denylist -- a published name
  await waitFor(() => expect(platform.said).toContain(`error: ${refundTexts.answered}`));
  await waitFor(() => expect(screen.queryByText('I have taught this for years.')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('shows no open request as a closed one while those load', async () => {
  const { user } = open([], {
    listRefundRequests: ({ query }) =>
      query?.['state'] === 'closed'
        ? new Promise(() => undefined)
        : responseOf([refundRequest()], { total: 1, meta: { open: 1, closed: 4 } }),
  });
  await screen.findByRole('button', { name: grantName });
  await user.click(screen.getByRole('tab', { name: /^Closed/ }));
  expect(screen.queryByRole('button', { name: grantName })).not.toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /^Closed ?4$/ })).toHaveAttribute('aria-selected', 'true');
});

test('shows what learners gave back by themselves among the closed ones', async () => {
  const closed = refundRequest({ state: 'refunded', isSelfService: true, reasonKind: null, reason: '', noOfOthers: 0 });
  open([closed], {}, '/admin/dashboard/refund-requests?state=closed');
  expect(await screen.findByText('Without staff')).toBeVisible();
  expect(screen.getByText('No reason chosen')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Refund|Decline)/ })).not.toBeInTheDocument();
});

test('turns pages', async () => {
  const pages = jest.fn(({ query }: { query?: Record<string, unknown> }) =>
    responseOf([refundRequest({ courseTitle: `Page ${String(query?.['page'])}` })], {
      total: 21,
      meta: { open: 21, closed: 0 },
    }),
  );
  const { user, at } = open([], { listRefundRequests: pages });
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Page 2')).toBeVisible();
  expect(at()).toBe('/admin/dashboard/refund-requests?page=2');
});
