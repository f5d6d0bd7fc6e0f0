import { act, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { sampleCourse, sampleDetail } from '@vidya/contracts/testing/sample-courses';
import AccountRemote from '../../remote.tsx';
import { loadScreenAt } from '../../routes.tsx';
import { type MockGateway, mockGateway } from '../../testing/mock-gateway.ts';
import { stubMedia } from '../../testing/mock-window.ts';
import { renderLocation } from '../../testing/render-location.tsx';

beforeAll(() => loadScreenAt('/course/checkout'));

const order = { id: 'order_9', amount: 89_900, currency: 'INR', checkoutScript: 'https://pay.example/checkout.js' };
const learner = person({ contact: '9876543210' });
const course = sampleCourse();

const Located = renderLocation(AccountRemote);

let gateway: MockGateway;
beforeEach(() => {
  stubMedia();
  gateway = mockGateway();
});
afterEach(() => gateway.remove());

const open = (responses: MockResponses = {}, at = '/course/checkout?courseId=course-1') => {
  const calls: string[] = [];
  const known: MockResponses = {
    getCourse: () => sampleDetail(),
    getKeyId: () => 'rzp_test_key',
    createOrder: () => order,
    verifyOrder: () => null,
    ...responses,
  };
  const counted = Object.fromEntries(
    Object.entries(known).map(([name, response]) => [
      name,
      (input: Parameters<typeof response>[0]) => {
        calls.push(name);
        return response(input);
      },
    ]),
  );
  const page = renderRemote(Located, { at, user: learner, responses: counted, isStrict: true });
  return { ...page, calls };
};

const address = () => screen.getByTestId('address');
const arrive = (path: string) => waitFor(() => expect(address()).toHaveTextContent(path), { timeout: 3_000 });
const failing =
  (message: string, status = 500) =>
  () => {
    throw new ApiError(message, { status });
  };

test('is never blank: the course, the amount and what is going on', async () => {
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Opening secure payment…');
  expect(await screen.findByText('Prompting that works')).toBeVisible();
  expect(screen.getByText('Amount to pay').nextSibling).toHaveTextContent('₹899');
});

test('says nothing about paying when the course is free', async () => {
  open({
    getCourse: () => sampleDetail({ price: 999, discount: 100 }),
    createOrder: () => new Promise(() => undefined),
  });
  expect(await screen.findByText('Enrolling you…')).toBeVisible();
  expect(screen.getByText('Amount to pay').nextSibling).toHaveTextContent('Free');
  expect(screen.queryByText(/GST|Card details/)).not.toBeInTheDocument();
});

test('opens one payment window for one order, although effects run twice', async () => {
  const { calls, platform } = open();
  const options = await gateway.opened();
  expect(options).toMatchObject({
    key: 'rzp_test_key',
    order_id: 'order_9',
    amount: 89_900,
    currency: 'INR',
    description: 'Course Payment',
    prefill: { name: 'Asha Rao', email: 'asha@vidya.example', contact: '9876543210' },
  });
  expect(gateway.windows).toHaveLength(1);
  expect(calls.filter((name) => name === 'createOrder')).toHaveLength(1);
  // The run that was stopped says nothing and leaves nothing.
  expect(platform.said).toEqual([]);
});

test('verifies a payment and goes to the lectures a second later', async () => {
  const bodies: unknown[] = [];
  const { platform } = open({ verifyOrder: ({ body }) => (bodies.push(body), null) });
  const reply = { razorpay_payment_id: 'pay_1', razorpay_signature: 'sig', razorpay_order_id: 'order_9' };
  const options = await gateway.opened();
  jest.useFakeTimers();
  await act(async () => options.handler(reply));
  expect(bodies).toEqual([{ ...reply, courseId: 'course-1' }]);
  expect(screen.getByRole('status')).toHaveTextContent('Payment received');
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(address()).toHaveTextContent('/course/checkout');
  await act(() => jest.advanceTimersByTimeAsync(1));
  jest.useRealTimers();
  await arrive('/viewLectures?courseId=course-1');
  expect(platform.said).toEqual(['loading: Payment Is Verifying...', 'success: Enrolled Successfully']);
  expect(JSON.parse(screen.getByTestId('state').textContent)).toMatchObject({
    course: { _id: 'course-1' },
    role: 'USER',
  });
});

test('says that the money goes back where the course was owned already', async () => {
  const message = 'You Already Own This Course, Your Payment Will Be Refunded';
  const { platform } = open({ verifyOrder: () => responseOf(null, { message }) });
  const options = await gateway.opened();
  await act(async () =>
    options.handler({ razorpay_payment_id: 'pay_1', razorpay_signature: 'sig', razorpay_order_id: 'order_9' }),
  );
  await waitFor(() => expect(platform.said.at(-1)).toBe(`success: ${message}`));
});

test('goes back to the course when the payment cannot be verified', async () => {
  const { platform } = open({ verifyOrder: failing('') });
  const options = await gateway.opened();
  await act(async () =>
    options.handler({ razorpay_payment_id: 'pay_1', razorpay_signature: 'x', razorpay_order_id: 'order_9' }),
  );
  await arrive('/courseDetail?courseId=course-1');
  expect(platform.said.at(-1)).toBe('error: Error In Verifying The Payment, Try Again Later');
});

test('says that a dismissed payment is cancelled and goes back after 0.3 s', async () => {
  const { platform } = open();
  const options = await gateway.opened();
  jest.useFakeTimers();
  await act(async () => options.modal.ondismiss());
  expect(platform.said).toEqual(['error: Payment Is Cancelled']);
  await act(() => jest.advanceTimersByTimeAsync(299));
  expect(address()).toHaveTextContent('/course/checkout');
  await act(() => jest.advanceTimersByTimeAsync(1));
  jest.useRealTimers();
  await arrive('/courseDetail?courseId=course-1');
});

test('sends owners to their lectures', async () => {
  const { platform } = open({ createOrder: () => 'course-1' });
  await arrive('/viewLectures?courseId=course-1');
  expect(platform.said).toEqual(['success: Your have Already Purchased The Course']);
});

test('enrols in a free course at once', async () => {
  const { platform } = open({ createOrder: () => 'Free' });
  await arrive('/viewLectures?courseId=course-1');
  expect(platform.said).toEqual(['success: Enrolled Successfully']);
});

test.each([
  ['no order', { createOrder: () => ({ ...order, id: '' }) }, 'Something Went Wrong, Please Try Again'],
  ['no key', { getKeyId: () => '' }, 'Something Went Wrong, Please Try Again'],
  ['no data', { createOrder: () => null }, 'Error In initiating the payment'],
  ['a refusal', { createOrder: failing("Admin Can't Purchase A Course", 403) }, "Admin Can't Purchase A Course"],
  ['no answer about the key', { getKeyId: failing('') }, 'Something Went Wrong, Please Try Again'],
  ['a key that is refused', { getKeyId: failing('Out of order', 500) }, 'Something Went Wrong, Please Try Again'],
])('goes back to the course on %s', async (_, responses, message) => {
  const { platform, calls } = open(responses);
  await arrive('/courseDetail?courseId=course-1');
  expect(platform.said).toEqual([`error: ${message}`]);
  // No order is created before the key is known.
  expect(calls.includes('createOrder')).toBe('createOrder' in responses);
  expect(gateway.windows).toHaveLength(0);
});

test('needs a course', async () => {
  const { platform, calls } = open({}, '/course/checkout');
  await arrive('/courseDetail');
  expect(platform.said).toEqual(['error: Error In Getting Course Details']);
  expect(calls).toEqual([]);
});

test('takes the course from the navigation state', async () => {
  renderRemote(AccountRemote, {
    at: { pathname: '/course/checkout', state: { role: 'USER', data: learner, course } },
    user: learner,
    responses: { getKeyId: () => 'key', createOrder: () => order, getCourse: () => new Promise(() => undefined) },
  });
  expect(screen.getByText('Prompting that works')).toBeVisible();
  expect((await gateway.opened()).order_id).toBe('order_9');
});

test('offers the window again when the script does not load, and when it was opened', async () => {
  gateway.breakScript();
  // A loaded script is not requested again, so this one has its own address.
  const { user } = open({ createOrder: () => ({ ...order, checkoutScript: 'https://pay.example/broken.js' }) });
  const retry = await screen.findByRole('button', { name: 'Open secure payment' });
  expect(screen.getByRole('status')).toHaveTextContent('The payment window did not open');
  gateway.mendScript();
  await user.click(retry);
  await gateway.opened();
  await user.click(await screen.findByRole('button', { name: 'Open the payment window again' }));
  await waitFor(() => expect(gateway.windows).toHaveLength(2));
  expect(gateway.windows[0]?.isClosed).toBe(true);
});

test('asks visitors to log in first', async () => {
  renderRemote(Located, { at: '/course/checkout?courseId=course-1', responses: {} });
  await arrive('/auth/login?next=%2Fcourse%2Fcheckout%3FcourseId%3Dcourse-1');
  expect(screen.getByRole('heading', { name: 'Log in' })).toBeVisible();
});
