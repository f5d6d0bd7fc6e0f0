import { act, screen, waitFor, within } from '@testing-library/react';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import AccountRemote from '../../remote.tsx';
import { loadScreenAt } from '../../routes.tsx';
import { type MockGateway, mockGateway } from '../../testing/mock-gateway.ts';
import { mockLocks } from '../../testing/mock-locks.ts';
import { stubMedia } from '../../testing/mock-window.ts';
import { renderLocation } from '../../testing/render-location.tsx';

beforeAll(() => loadScreenAt('/course/checkout'));

const order = { id: 'order_9', amount: 89_900, currency: 'INR', checkoutScript: 'https://pay.example/checkout.js' };
const reply = { razorpay_payment_id: 'pay_1', razorpay_signature: 'sig', razorpay_order_id: 'order_9' };
const elsewhere = 'You are paying for this course in another tab';

let gateway: MockGateway;
let removeLocks: () => void;
/** Whether the course is paid for, as the server knows it. */
let isPaid: boolean;
let orders: number;

beforeEach(() => {
  stubMedia();
  gateway = mockGateway();
  removeLocks = mockLocks();
  isPaid = false;
  orders = 0;
});
afterEach(() => {
  gateway.remove();
  removeLocks();
});

/** Opens the checkout as in a tab of its own; both share the browser's locks. */
function openTab(courseId = 'course-1') {
  const responses: MockResponses = {
    getCourse: () => sampleDetail({ _id: courseId }),
    getKeyId: () => 'rzp_test_key',
    createOrder: () => {
      orders += 1;
      return isPaid ? courseId : order;
    },
    verifyOrder: () => {
      isPaid = true;
      return null;
    },
  };
  const at = `/course/checkout?courseId=${courseId}`;
  const tab = renderRemote(renderLocation(AccountRemote), { at, user: person(), responses, isStrict: true });
  return { ...tab, within: within(tab.container) };
}
const windows = () => gateway.windows.filter(({ isClosed }) => !isClosed);

test('a second tab says that the first one pays, asks for nothing, and goes to the lectures once that has paid', async () => {
  openTab();
  const options = await gateway.opened();
  const second = openTab();
  expect(await second.within.findByText(elsewhere)).toBeVisible();
  expect([windows().length, orders]).toEqual([1, 1]);
  expect(second.within.queryByRole('button', { name: /payment window/ })).not.toBeInTheDocument();
  await act(async () => options.handler(reply));
  await waitFor(() => expect(second.platform.said).toEqual(['success: Your have Already Purchased The Course']), {
    timeout: 5_000,
  });
  expect(gateway.windows).toHaveLength(1);
});

test('a second tab pays when the first one is cancelled or closed', async () => {
  const first = openTab();
  await gateway.opened();
  const second = openTab();
  await second.within.findByText(elsewhere);
  first.unmount();
  expect(await second.within.findByText('Finish in the payment window')).toBeVisible();
  expect(windows()).toHaveLength(1);
  expect(gateway.windows).toHaveLength(2);
});

test('another course is paid beside it', async () => {
  openTab();
  await gateway.opened();
  openTab('course-2');
  await waitFor(() => expect(windows()).toHaveLength(2));
  expect(screen.queryByText(elsewhere)).not.toBeInTheDocument();
});

test('asking for the window again closes the first one and never waits for itself', async () => {
  const { user } = openTab();
  await gateway.opened();
  await user.click(await screen.findByRole('button', { name: 'Open the payment window again' }));
  await waitFor(() => expect(gateway.windows).toHaveLength(2));
  expect(windows()).toHaveLength(1);
  expect(screen.queryByText(elsewhere)).not.toBeInTheDocument();
});

test('a browser that denies locks pays all the same', async () => {
  const request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  openTab();
  await gateway.opened();
  expect(windows()).toHaveLength(1);
});
