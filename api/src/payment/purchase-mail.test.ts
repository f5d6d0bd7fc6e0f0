import { subscribe } from '@vidya/contracts/calls/payment';
import { eq, sql } from 'drizzle-orm';
import { courses } from '../database/tables/schema-courses.ts';
import { invoices } from '../database/tables/schema-invoices.ts';
import { users } from '../database/tables/schema-people.ts';
import { payments } from '../database/tables/schema-sales.ts';
import { couponBuying } from '../testing/coupon-buying.ts';
import { addCoupon } from '../testing/samples.ts';
import { openShop } from '../testing/shop.ts';
import { reconcileOrders } from './gateway/reconcile.service.ts';

const shop = openShop();
const { ask, order, verify, hook } = couponBuying(shop);

const mails = async () => {
  await shop.api.jobs.drain();
  return shop.api.mails;
};
const makeFree = () => shop.api.db.update(courses).set({ discount: 100 }).where(eq(courses.id, shop.course.id));

describe('a receipt', () => {
  it('says what was bought, for how much, under which numbers, until when, and how to begin', async () => {
    await addCoupon(shop.api.db, { code: 'MONSOON20' });
    const { id } = await order('MONSOON20');
    await verify(await shop.gateway.pay(id));
    const [mail, ...others] = await mails();
    const [payment] = await shop.api.db.select().from(payments).where(eq(payments.status, 'captured'));
    const [invoice] = await shop.api.db.select().from(invoices);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: shop.learner.email, subject: `Your receipt for ‘${shop.course.title}’` });
    const parts = [
      `You bought ‘${shop.course.title}’ for Rs. 719, GST included.`,
      'Your coupon saved you Rs. 180.',
      `Order number: ${id}`,
      invoice!.number,
      `/api/v1/payment/invoice/${payment!.id}`,
      'You can watch the course until ',
      `/viewLectures?courseId=${shop.course.id}`,
      '/my-courses/purchase-history',
    ];
    for (const part of parts) expect(mail!.text).toContain(part);
  });

  it('comes once, no matter who reports the payment and how often', async () => {
    const receipt = await shop.gateway.pay((await order()).id);
    await Promise.all([verify(receipt), hook(receipt), hook(receipt)]);
    await verify(receipt);
    await hook(receipt);
    await shop.api.db.execute(sql`update orders set updated_at = now() - interval '2 minutes'`);
    await shop.api.jobs.send(shop.api.db, reconcileOrders, {});
    expect(await mails()).toHaveLength(1);
  });

  it('comes when only the webhook reports the payment', async () => {
    await hook(await shop.gateway.pay((await order()).id));
    expect(await mails()).toHaveLength(1);
  });

  it('does not come for a payment that was refused', async () => {
    await hook(await shop.gateway.pay((await order()).id, { outcome: 'failure' }));
    expect(await mails()).toEqual([]);
  });

  it('does not go to an account that was deleted meanwhile', async () => {
    const { id } = await order();
    const receipt = await shop.gateway.pay(id);
    await shop.api.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, shop.learner.id));
    await hook(receipt);
    expect(await mails()).toEqual([]);
  });
});

describe('a free enrolment', () => {
  it('is told once, with the way to begin and no tax paper', async () => {
    await makeFree();
    await Promise.all([ask(), ask()]);
    await shop.api.inject(subscribe, { body: { courseId: shop.course.id }, as: shop.learner });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: `You are enrolled in ‘${shop.course.title}’` });
    expect(mail!.text).toContain('There was nothing to pay.');
    expect(mail!.text).toContain(`/viewLectures?courseId=${shop.course.id}`);
    expect(mail!.text).not.toMatch(/invoice|Order number/i);
  });

  it('by a coupon says what the coupon saved', async () => {
    await addCoupon(shop.api.db, { code: 'GIFT', percentOff: 100 });
    await ask('GIFT');
    expect((await mails()).map(({ text }) => text)).toEqual([
      expect.stringContaining('Your coupon saved you Rs. 899.'),
    ]);
  });
});
