import { act, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import AccountRemote from '../../remote.tsx';
import { loadScreenAt } from '../../routes.tsx';
import { type MockGateway, mockGateway } from '../../testing/mock-gateway.ts';
import { stubMedia } from '../../testing/mock-window.ts';
import { renderLocation } from '../../testing/render-location.tsx';

beforeAll(() => loadScreenAt('/course/checkout'));

const order = { id: 'order_9', amount: 71_900, currency: 'INR', checkoutScript: 'https://pay.example/checkout.js' };
const at = '/course/checkout?courseId=course-1&coupon=monsoon20';
const Located = renderLocation(AccountRemote);

let gateway: MockGateway;
beforeEach(() => {
  stubMedia();
  gateway = mockGateway();
});
afterEach(() => gateway.remove());

/** The coupon is valid unless `refusal` is set. */
function open(responses: MockResponses = {}, refusal?: string) {
  const bodies: unknown[] = [];
  const refuse = () => {
    throw new ApiError(refusal ?? '', { status: 400, code: 'CouponRefused' });
  };
  const page = renderRemote(Located, {
    at,
    user: person(),
    responses: {
      getCourse: () => sampleDetail(),
      getKeyId: () => 'rzp_test_key',
      checkCoupon: () =>
        refusal ? refuse() : { code: 'MONSOON20', off: { kind: 'percent', value: 20 }, price: 719, saved: 180 },
      createOrder: ({ body }) => {
        bodies.push(body);
        return refusal && body?.['couponCode']
          ? refuse()
          : { ...order, amount: body?.['couponCode'] ? 71_900 : 89_900 };
      },
      ...responses,
    },
  });
  return { ...page, bodies };
}

const address = () => screen.getByTestId('address');
const valueOf = (term: string) => screen.getByText(term).nextSibling;
const code = () => screen.findByText('MONSOON20');

test('shows what the coupon takes off, and pays the rest', async () => {
  const { bodies } = open();
  expect((await code()).closest('dt')).toHaveTextContent('Coupon MONSOON20');
  expect(await code()).toHaveAttribute('translate', 'no');
  expect(valueOf('Price')).toHaveTextContent('₹1,499');
  expect(valueOf('Discount (40%)')).toHaveTextContent('−₹600');
  expect((await code()).closest('dt')?.nextSibling).toHaveTextContent('−₹180');
  expect(valueOf('Amount to pay')).toHaveTextContent('₹719');
  expect((await gateway.opened()).amount).toBe(71_900);
  expect(bodies).toEqual([{ courseId: 'course-1', couponCode: 'MONSOON20' }]);
});

test('shows no other amount while it asks what the coupon is worth', async () => {
  open({ checkCoupon: () => new Promise(() => undefined) });
  await gateway.opened();
  expect(screen.queryByText('Amount to pay')).not.toBeInTheDocument();
});

test('says what is paid, although nobody could tell what the coupon is worth', async () => {
  open({
    checkCoupon: () => {
      throw new ApiError('', { status: 503 });
    },
    createOrder: () => ({ ...order, coupon: { code: 'MONSOON20', savedPaise: 18_000 } }),
  });
  expect((await gateway.opened()).amount).toBe(71_900);
  expect((await code()).closest('dt')?.nextSibling).toHaveTextContent('−₹180');
  expect(valueOf('Amount to pay')).toHaveTextContent('₹719');
});

test('says why a coupon is good no more, and goes on without it', async () => {
  const { user, bodies, platform } = open({}, 'Coupon Has Expired');
  const onward = await screen.findByRole('link', { name: 'Pay ₹899 without the coupon' });
  expect(screen.getByRole('status')).toHaveTextContent('Coupon Has Expired');
  expect(valueOf('Amount to pay')).toHaveTextContent('₹899');
  expect(screen.getByRole('link', { name: 'Back to the course' })).toHaveAttribute(
    'href',
    '/courseDetail?courseId=course-1',
  );
  expect(gateway.windows).toHaveLength(0);
  await user.click(onward);
  expect((await gateway.opened()).amount).toBe(89_900);
  expect(address()).toHaveTextContent('/course/checkout?courseId=course-1');
  expect(bodies.at(-1)).toEqual({ courseId: 'course-1' });
  expect(platform.said).toEqual([]);
});

test('enrols at once when nothing is left to pay', async () => {
  const { platform } = open({
    checkCoupon: () => ({ code: 'GIFT', off: { kind: 'percent', value: 100 }, price: 0, saved: 899 }),
    createOrder: () => 'Free',
  });
  await waitFor(() => expect(address()).toHaveTextContent('/viewLectures?courseId=course-1'));
  expect(platform.said).toEqual(['success: Enrolled Successfully']);
});

test('keeps the coupon when the payment is cancelled', async () => {
  open();
  const options = await gateway.opened();
  await act(async () => options.modal.ondismiss());
  await waitFor(() => expect(address()).toHaveTextContent('/courseDetail?courseId=course-1&coupon=MONSOON20'));
});

test('keeps the coupon on the way to the log-in', async () => {
  renderRemote(Located, { at, responses: {} });
  await waitFor(() =>
    expect(address()).toHaveTextContent('next=%2Fcourse%2Fcheckout%3FcourseId%3Dcourse-1%26coupon%3DMONSOON20'),
  );
});
