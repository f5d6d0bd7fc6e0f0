import { exportData } from '@vidya/contracts/calls/account';
import { callAddress } from '@vidya/contracts/calls/call';
import { createOrder, type Order, printInvoice, purchaseHistory, verifyOrder } from '@vidya/contracts/calls/payment';
import { payments } from '../database/tables/schema-sales.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { addCoupon } from '../testing/samples.ts';
import { openShop } from '../testing/shop.ts';

const shop = openShop();
beforeEach(() => addCoupon(shop.api.db, { code: 'MONSOON20' }));

const order = async (couponCode?: string): Promise<Order> =>
  (
    await shop.api.inject(createOrder, {
      body: { courseId: shop.course.id, ...(couponCode && { couponCode }) },
      as: shop.learner,
    })
  ).body.Data as Order;
const history = async () => (await shop.api.inject(purchaseHistory, { as: shop.learner })).body.Data;

/** Buys with the coupon and returns our payment's id. */
async function buy(): Promise<string> {
  const receipt = await shop.gateway.pay((await order('MONSOON20')).id);
  await shop.api.inject(verifyOrder, { body: { courseId: shop.course.id, ...receipt }, as: shop.learner });
  const [row] = await shop.api.db.select().from(payments);
  return row!.id;
}

it('lets a payment that is not finished be taken up with its coupon', async () => {
  await order('MONSOON20');
  expect(await history()).toMatchObject([{ status: 'created', amount: 71_900, coupon: 'MONSOON20' }]);
});

it('stands in the history beside what was paid, and beside nothing else', async () => {
  await buy();
  expect(await history()).toMatchObject([{ status: 'captured', amount: 71_900, coupon: 'MONSOON20' }]);
  shop.learner = await shop.api.signIn();
  await order();
  expect(await history()).toMatchObject([{ status: 'created', amount: 89_900, coupon: '' }]);
});

it('is named on the invoice, whose sums are those of what was paid', async () => {
  const address = callAddress(printInvoice, { paymentId: await buy() });
  const { rawPayload } = await shop.api.app.inject({ method: 'GET', url: address, headers: shop.learner.headers });
  const text = pdfText(rawPayload).replace(/\s+/g, ' ');
  expect(text).toContain('Price after coupon MONSOON20, ₹ 180.00 off');
  expect(text).toContain('Total, tax included ₹ 719.00');
});

it('is in the data that one may take along', async () => {
  await buy();
  const { body } = await shop.api.inject(exportData, { as: shop.learner });
  const used = { coupon: 'MONSOON20', couponSavedPaise: 18_000, amountPaise: 71_900 };
  expect(body.Data).toMatchObject({ orders: [used], purchases: [used] });
});
