import { callAddress } from '@vidya/contracts/calls/call';
import { fetchAllPayments, printCreditNote, purchaseHistory, refundPayment } from '@vidya/contracts/calls/payment';
import { monthInIndia } from '@vidya/contracts/texts/format';
import { eq } from 'drizzle-orm';
import { creditNoteCounters, creditNotes, invoices } from '../database/tables/schema-invoices.ts';
import { payments } from '../database/tables/schema-sales.ts';
import type { Person } from '../testing/api.ts';
import { deliver } from '../testing/gateway.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { mailsAbout, purchase, refundSubject } from '../testing/purchase.ts';
import { openShop } from '../testing/shop.ts';
import { creditNoteNumber, financialYearOf, invoiceNumber } from './financial-year.ts';
import { numberPastRefunds } from './past-numbers.ts';

const shop = openShop();
let admin: Person;
beforeEach(async () => {
  admin = await shop.api.signIn({ role: 'ADMIN' });
});

const thisYear = financialYearOf(new Date());
const ours = (serial: number): string => creditNoteNumber(thisYear, serial);
const issued = async () =>
  (await shop.api.db.select().from(creditNotes).orderBy(creditNotes.serial)).map((note) => [
    note.number,
    note.amountPaise,
  ]);
const buy = (as = shop.learner) => purchase(shop.api, shop.gateway, { as, courseId: shop.course.id });
const refund = (paymentId: string) =>
  shop.api.inject(refundPayment, { params: { paymentId }, body: { reason: 'Asked to do it' }, as: admin });
/** Refunds a part directly at the gateway; a webhook reports it. */
async function refundPart(gatewayPaymentId: string, amountPaise: number) {
  const part = await shop.gateway.refund(gatewayPaymentId, amountPaise);
  const entity = await shop.gateway.payment(gatewayPaymentId);
  const letter = { event: 'refund.processed', payload: { payment: { entity }, refund: { entity: part } } };
  await deliver(shop.api, letter);
  await deliver(shop.api, letter);
}
const print = (creditNoteId: string, as?: Person) =>
  shop.api.app.inject({
    method: 'GET',
    url: callAddress(printCreditNote, { creditNoteId }),
    headers: as?.headers ?? {},
  });

describe('numbers', () => {
  it('are given once for every refund, for what it gives back', async () => {
    const { id, gatewayPaymentId } = await buy();
    expect(await issued()).toEqual([]);
    await refundPart(gatewayPaymentId!, 10_000);
    expect((await refund(id)).status).toBe(200);
    expect(await issued()).toEqual([
      [ours(1), 10_000],
      [ours(2), 79_900],
    ]);
  });

  it('have no gaps and no doubles when many refunds come at once, each told twice', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => shop.api.signIn()));
    const paid = await Promise.all(buyers.map((as) => buy(as)));
    await Promise.all(paid.flatMap(({ id }) => [refund(id), refund(id)]));
    expect(await issued()).toEqual(paid.map((_, index) => [ours(index + 1), 89_900]));
  });

  it('of earlier refunds follow their order, in the financial year of India, and happen once', async () => {
    const row = { userId: shop.learner.id, userName: 'Kavya N', courseTitle: 'Earlier', amountPaise: 100 };
    const moments = ['2026-03-31T18:30:00Z', '2026-03-31T18:29:59Z', '2026-06-01T00:00:00Z'];
    for (const [index, moment] of moments.entries()) {
      const [payment] = await shop.api.db
        .insert(payments)
        .values({ ...row, status: 'refunded', refundedPaise: 100, refundedAt: new Date(moment) })
        .returning();
      const number = { number: `VD/25-26/00000${index + 1}`, financialYear: 2025, serial: index + 1 };
      await shop.api.db
        .insert(invoices)
        .values({ ...number, paymentId: payment!.id, issuedAt: new Date('2026-01-01'), gstRate: 18 });
    }
    await numberPastRefunds(shop.api.db);
    await numberPastRefunds(shop.api.db);
    const found = await shop.api.db.select().from(creditNotes).orderBy(creditNotes.issuedAt);
    expect(found.map(({ number }) => number)).toEqual(['CN/25-26/000001', 'CN/26-27/000001', 'CN/26-27/000002']);
    const counters = await shop.api.db.select().from(creditNoteCounters).orderBy(creditNoteCounters.financialYear);
    expect(counters.map(({ lastSerial }) => lastSerial)).toEqual([1, 2]);
  });
});

describe('the printed credit note', () => {
  it('is a PDF that names its invoice, seller, buyer, course and the tax that goes back', async () => {
    shop.learner = await shop.api.signIn({ email: 'kavya@vidya.example' });
    const { id } = await buy();
    await refund(id);
    const { body } = await shop.api.inject(purchaseHistory, { as: shop.learner });
    const [link] = body.Data![0]!.creditNotes;
    expect(link).toEqual({ creditNoteId: expect.any(String), number: ours(1) });
    const response = await print(link!.creditNoteId, shop.learner);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="credit-note-${ours(1).replaceAll('/', '-')}.pdf"`,
      'cache-control': 'private, no-store',
    });
    const text = pdfText(response.rawPayload).split('\n');
    const { seller } = shop.api.config.invoices;
    expect(text).toEqual(expect.arrayContaining(['Credit Note', ours(1), invoiceNumber(thisYear, 1), seller.name]));
    expect(text).toEqual(expect.arrayContaining([shop.learner.email, shop.course.title, '761.86', '68.57', '899.00']));
    await shop.api.jobs.drain();
    expect(mailsAbout(shop.api, refundSubject)[0]!.text).toContain(ours(1));
  });

  it('is beside the invoice for administrators, who may read it; to all others it does not exist', async () => {
    const { id } = await buy();
    await refund(id);
    const { year } = monthInIndia(Date.now());
    const { body } = await shop.api.inject(fetchAllPayments, { body: { year }, as: admin });
    const [payment] = Object.values(body.Data!.paymentsByMonth).flatMap(({ items }) => items);
    expect(payment!.creditNotes).toMatchObject([{ number: ours(1) }]);
    const { creditNoteId } = payment!.creditNotes[0]!;
    const statuses = await Promise.all(
      [shop.learner, admin, await shop.api.signIn()].map((as) => print(creditNoteId, as)),
    );
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404]);
    expect((await print(creditNoteId)).statusCode).toBe(401);
    expect((await print('nonsense', admin)).statusCode).toBe(404);
  });

  it('keeps the rate of its invoice, and the payment shows the day on which access ended', async () => {
    const { id } = await buy();
    await shop.api.db.update(invoices).set({ gstRate: 5 });
    await refund(id);
    expect(await shop.api.db.select().from(creditNotes)).toMatchObject([{ gstRate: 5 }]);
    const [row] = await shop.api.db.select().from(payments).where(eq(payments.id, id));
    const { body } = await shop.api.inject(purchaseHistory, { as: shop.learner });
    expect(body.Data![0]!.expiresAt).toBe(row!.refundedAt!.toISOString());
  });
});
