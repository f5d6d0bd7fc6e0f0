import { createOrder, invoiceAddress, type Order, purchaseHistory, verifyOrder } from '@vidya/contracts/payment';
import { exportData } from '@vidya/contracts/personal-data';
import { payments } from '../database/schema-sales.ts';
import { type Person, startApi, type TestApi } from '../testing/api.ts';
import { startGateway, type TestGateway } from '../testing/gateway.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { addCoupon, addCourse } from '../testing/samples.ts';

let gateway: TestGateway;
let api: TestApi;
let learner: Person;
let courseId: string;

beforeAll(async () => {
  gateway = await startGateway();
  api = await startApi({ RAZORPAY_API: gateway.address });
});
beforeEach(async () => {
  await api.reset();
  const teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
  learner = await api.signIn();
  await addCoupon(api.db, { code: 'MONSOON20' });
});
afterAll(async () => {
  await api.close();
  await gateway.stop();
});

const order = async (couponCode?: string): Promise<Order> =>
  (await api.inject(createOrder, { body: { courseId, ...(couponCode && { couponCode }) }, as: learner })).body
    .Data as Order;
const history = async () => (await api.inject(purchaseHistory, { as: learner })).body.Data;

/** Buys with the coupon. Answers our payment's id. */
async function buy(): Promise<string> {
  const receipt = await gateway.pay((await order('MONSOON20')).id);
  await api.inject(verifyOrder, { body: { courseId, ...receipt }, as: learner });
  const [row] = await api.db.select().from(payments);
  return row!.id;
}

it('lets a payment that is not finished be taken up with its coupon', async () => {
  await order('MONSOON20');
  expect(await history()).toMatchObject([{ status: 'created', amount: 71_900, coupon: 'MONSOON20' }]);
});

it('stands in the history beside what was paid, and beside nothing else', async () => {
  await buy();
  expect(await history()).toMatchObject([{ status: 'captured', amount: 71_900, coupon: 'MONSOON20' }]);
  learner = await api.signIn();
  await order();
  expect(await history()).toMatchObject([{ status: 'created', amount: 89_900, coupon: '' }]);
});

it('is named on the invoice, whose sums are those of what was paid', async () => {
  const address = invoiceAddress(await buy());
  const { rawPayload } = await api.app.inject({ method: 'GET', url: address, headers: learner.headers });
  const text = pdfText(rawPayload).replace(/\s+/g, ' ');
  expect(text).toContain('Price after coupon MONSOON20, ₹ 180.00 off');
  expect(text).toContain('Total, tax included ₹ 719.00');
});

it('is in the data that one may take along', async () => {
  await buy();
  const { body } = await api.inject(exportData, { as: learner });
  const used = { coupon: 'MONSOON20', couponSavedPaise: 18_000, amountPaise: 71_900 };
  expect(body.Data).toMatchObject({ orders: [used], purchases: [used] });
});
