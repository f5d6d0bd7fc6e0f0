import { callAddress } from '@vidya/contracts/calls/call';
import { createOrder, type Order, printInvoice, purchaseHistory, subscribe } from '@vidya/contracts/calls/payment';
import { eq } from 'drizzle-orm';
import { courses } from '../database/tables/schema-courses.ts';
import { invoiceCounters, invoices } from '../database/tables/schema-invoices.ts';
import { payments } from '../database/tables/schema-sales.ts';
import { createSalesStore } from '../payment/sales.store.ts';
import { type Person, startApi, type TestApi } from '../testing/api.ts';
import { deliver, startGateway, type TestGateway } from '../testing/gateway.ts';
import { pdfRuns, pdfText } from '../testing/pdf-text.ts';
import { addCourse } from '../testing/samples.ts';
import { financialYearOf, invoiceNumber } from './financial-year.ts';
import { numberPastPayments } from './past-numbers.ts';

let gateway: TestGateway;
let api: TestApi;
let teacher: Person;
let learner: Person;
let course: Awaited<ReturnType<typeof addCourse>>;

beforeAll(async () => {
  gateway = await startGateway();
  api = await startApi({ RAZORPAY_API: gateway.address });
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  course = await addCourse(api.db, { instructorId: teacher.id });
  learner = await api.signIn({ fullName: 'Kavya N', email: 'kavya@vidya.example' });
});
afterAll(async () => {
  await api.close();
  await gateway.stop();
});

const thisYear = financialYearOf(new Date());
const ours = (serial: number): string => invoiceNumber(thisYear, serial);
const issued = async () => (await api.db.select().from(invoices).orderBy(invoices.serial)).map(({ number }) => number);

/** Orders and pays at the gateway; returns the gateway's event for it, not yet delivered. */
async function payAs(person: Person, courseId = course.id) {
  const order = (await api.inject(createOrder, { body: { courseId }, as: person })).body.Data as Order;
  const { razorpay_payment_id: id } = await gateway.pay(order.id);
  const gatewayEvent = async (event = 'payment.captured') => ({
    event,
    payload: { payment: { entity: await gateway.payment(id) } },
  });
  return { id, gatewayEvent };
}
const buy = async (person: Person = learner, courseId = course.id): Promise<string> => {
  const { id, gatewayEvent } = await payAs(person, courseId);
  await deliver(api, await gatewayEvent());
  const [row] = await api.db.select().from(payments).where(eq(payments.gatewayPaymentId, id));
  return row!.id;
};
const print = (paymentId: string, as?: Person) =>
  api.app.inject({ method: 'GET', url: callAddress(printInvoice, { paymentId }), headers: as?.headers ?? {} });

describe('numbers', () => {
  it('are given once, with the capture, one after the other', async () => {
    const { gatewayEvent } = await payAs(learner);
    expect(await issued()).toEqual([]);
    const letter = await gatewayEvent();
    await deliver(api, letter);
    await deliver(api, letter);
    await deliver(api, await gatewayEvent('order.paid'));
    await buy(await api.signIn());
    expect(await issued()).toEqual([ours(1), ours(2)]);
  });

  it('have no gaps and no doubles when many payments are captured at once', async () => {
    const buyers = await Promise.all(Array.from({ length: 12 }, () => api.signIn()));
    const paid = await Promise.all(buyers.map((buyer) => payAs(buyer)));
    const letters = await Promise.all(
      paid.flatMap(({ gatewayEvent }) => [gatewayEvent(), gatewayEvent('order.paid'), gatewayEvent()]),
    );
    const responses = await Promise.all(letters.map((letter) => deliver(api, letter)));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await issued()).toEqual(paid.map((_, index) => ours(index + 1)));
  });

  it('go back when the capture is rolled back', async () => {
    const store = createSalesStore(api.db, { invoices: api.config.invoices });
    const paymentId = await buy();
    await api.db.delete(invoices);
    await api.db.delete(invoiceCounters);
    const issue = store.transaction(async (tx) => {
      await tx.issueInvoice({ id: paymentId, capturedAt: new Date() });
      throw new Error('the capture failed');
    });
    await expect(issue).rejects.toThrow('the capture failed');
    expect(await issued()).toEqual([]);
    await buy(await api.signIn());
    expect(await issued()).toEqual([ours(1)]);
  });

  it('are not for what is free', async () => {
    await api.db.update(courses).set({ discount: 100 });
    await api.inject(subscribe, { body: { courseId: course.id }, as: learner });
    expect(await api.db.select().from(payments)).toMatchObject([{ status: 'captured', amountPaise: 0 }]);
    expect(await issued()).toEqual([]);
    const { body } = await api.inject(purchaseHistory, { as: learner });
    expect(body.Data).toMatchObject([{ invoice: null }]);
  });

  it('of earlier payments follow the order of capture, in the financial year of India, and happen once', async () => {
    const moments = ['2026-03-31T18:30:00Z', '2026-03-31T18:29:59Z', '2026-06-01T00:00:00Z', '2025-07-01T00:00:00Z'];
    const row = { userId: learner.id, userName: 'Kavya N', courseTitle: 'Earlier', amountPaise: 100 };
    for (const moment of moments)
      await api.db.insert(payments).values({ ...row, status: 'captured', capturedAt: new Date(moment) });
    await api.db.insert(payments).values([
      { ...row, status: 'captured', amountPaise: 0, capturedAt: new Date() },
      { ...row, status: 'failed' },
    ]);
    await numberPastPayments(api.db, 18);
    await numberPastPayments(api.db, 18);
    const found = await api.db.select().from(invoices).orderBy(invoices.issuedAt);
    expect(found.map(({ number, issuedAt }) => [number, issuedAt.toISOString()])).toEqual([
      ['VD/25-26/000001', '2025-07-01T00:00:00.000Z'],
      ['VD/25-26/000002', '2026-03-31T18:29:59.000Z'],
      ['VD/26-27/000001', '2026-03-31T18:30:00.000Z'],
      ['VD/26-27/000002', '2026-06-01T00:00:00.000Z'],
    ]);
    await api.db.insert(payments).values({ ...row, status: 'captured', capturedAt: new Date('2026-06-02T00:00:00Z') });
    await numberPastPayments(api.db, 18);
    expect((await api.db.select().from(invoices)).map(({ number }) => number)).toContain('VD/26-27/000003');
  });
});

describe('the printed invoice', () => {
  it('is a PDF that names seller, buyer, course, number, price and tax', async () => {
    const paymentId = await buy();
    const { body } = await api.inject(purchaseHistory, { as: learner });
    expect(body.Data).toMatchObject([{ invoice: { paymentId, number: ours(1) } }]);
    const response = await print(paymentId, learner);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="invoice-${ours(1).replaceAll('/', '-')}.pdf"`,
      'cache-control': 'private, no-store',
    });
    const text = pdfText(response.rawPayload).split('\n');
    const { seller } = api.config.invoices;
    expect(text).toEqual(
      expect.arrayContaining(['Paid', ours(1), seller.name, `GSTIN ${seller.gstin}`, seller.sac, 'Kavya N']),
    );
    expect(text).toEqual(expect.arrayContaining([learner.email, course.title, 'CGST 9%', 'SGST 9%']));
    expect(text).toEqual(expect.arrayContaining(['761.86', '68.57', '899.00']));
  });

  it('keeps the rate and the seller of its day', async () => {
    const paymentId = await buy();
    await api.db.update(invoices).set({ gstRate: 5, seller: { ...api.config.invoices.seller, name: 'Vidya of Old' } });
    const text = pdfText((await print(paymentId, learner)).rawPayload);
    expect(text).toContain('Vidya of Old');
    expect(text).toContain('CGST 2.5%');
  });

  it.each(['हिन्दी में मशीन लर्निंग: शून्य से शुरुआत', 'தமிழில் இயந்திர கற்றல்', 'యంత్ర అభ్యసనం', 'مشین لرننگ'])(
    'writes %s',
    async (title) => {
      await api.db.update(courses).set({ title });
      const pdf = (await print(await buy(), learner)).rawPayload;
      expect(pdfText(pdf).split('\n')).toContain(title);
      // Glyph 0 is the box.
      expect(pdfRuns(pdf).filter(({ glyphs }) => glyphs.includes(0))).toEqual([]);
    },
  );

  it('notes letters that no font has, and breaks what is too long for its column', async () => {
    await api.db.update(courses).set({ title: `量子力学 ${'W'.repeat(60)}` });
    const pdf = (await print(await buy(), learner)).rawPayload;
    expect(pdfText(pdf)).toContain('LiangZiLiXue');
    expect(pdfText(pdf)).toContain('Letters that this paper’s fonts lack');
    const title = pdfRuns(pdf).filter(({ text }) => /^W+$/.test(text));
    expect(title.length).toBeGreaterThan(1);
    expect(Math.max(...title.map(({ right }) => right))).toBeLessThanOrEqual(320);
  });

  it('shows what was given back', async () => {
    const { id, gatewayEvent } = await payAs(learner);
    await deliver(api, await gatewayEvent());
    const [row] = await api.db.select().from(payments);
    const part = await gateway.refund(id, 10_000);
    const { event, payload } = await gatewayEvent('refund.processed');
    await deliver(api, { event, payload: { ...payload, refund: { entity: part } } });
    const partly = pdfText((await print(row!.id, learner)).rawPayload).split('\n');
    expect(partly).toEqual(expect.arrayContaining(['Paid', '100.00', '799.00']));
    const rest = await gateway.refund(id);
    const whole = await gatewayEvent('refund.processed');
    await deliver(api, { event: whole.event, payload: { ...whole.payload, refund: { entity: rest } } });
    const refunded = pdfText((await print(row!.id, learner)).rawPayload).split('\n');
    expect(refunded).toEqual(expect.arrayContaining(['Refunded', '899.00', '0.00']));
    expect(refunded).not.toContain('Paid');
    expect(await issued()).toEqual([ours(1)]);
  });

  it('is for its buyer and for administrators; to all others it does not exist', async () => {
    const paymentId = await buy();
    const admin = await api.signIn({ role: 'ADMIN' });
    const others = [await api.signIn(), teacher];
    const statuses = await Promise.all([learner, admin, ...others].map((as) => print(paymentId, as)));
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 404]);
    expect((await print(paymentId)).statusCode).toBe(401);
    expect((await print('nonsense', admin)).statusCode).toBe(404);
  });
});
