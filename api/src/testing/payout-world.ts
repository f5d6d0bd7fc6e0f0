import { randomUUID } from 'node:crypto';
import { listMoneyDifferences, type MoneyDifferences } from '@vidya/contracts/calls/ledger/money-differences';
import { sql } from 'drizzle-orm';
import { payouts } from '../database/tables/schema-payouts.ts';
import { bookPastPayments } from '../ledger/keeping/book-past-payments.ts';
import { createPayoutGateway } from '../outside/payouts/payout-gateway.ts';
import { addPayee } from './add-payee.ts';
import { type Person, startApi, type TestApi } from './api.ts';
import { deliver, startGateway, type TestGateway } from './gateway.ts';
import { addCourse } from './samples.ts';

export interface PayoutWorld {
  api: TestApi;
  gateway: TestGateway;
  admin: Person;
  /** With a PAN and a verified account whose number ends so (sandbox/README.md). */
  addInstructor(accountEnd?: string, fullName?: string): Promise<Person>;
  /** Of one of their courses, captured so many days ago; returns the payment's id. */
  addSale(instructor: Person, paise: number, daysAgo?: number): Promise<string>;
  /** Of a payment, in all. */
  refund(paymentId: string, paise: number): Promise<void>;
  /** Delivers the gateway's present state of each payout that it has. */
  report(): Promise<void>;
  /** The differences that are open, without ids, times and advice. */
  openDifferences(): Promise<
    Omit<MoneyDifferences['differences'][number], '_id' | 'foundAt' | 'resolvedAt' | 'advice'>[]
  >;
}

/** An API with a gateway that has money, for all tests of a file; emptied before each. */
export function openPayoutWorld(env: Record<string, string> = {}): PayoutWorld {
  const world = {} as PayoutWorld;
  beforeAll(async () => {
    world.gateway = await startGateway();
    world.api = await startApi({ RAZORPAY_API: world.gateway.address, ...env });
  });
  beforeEach(async () => {
    await world.api.reset();
    await world.gateway.control('reset');
    await world.gateway.control('funds', { amount: 100_000_000 });
    world.admin = await world.api.signIn({ role: 'ADMIN', fullName: 'Meera Iyer' });
  });
  afterAll(async () => {
    await world.api.close();
    await world.gateway.stop();
  });
  world.addInstructor = async (accountEnd = '0000', fullName = 'Asha Rao') => {
    const person = await world.api.signIn({ role: 'INSTRUCTOR', fullName });
    const gateway = createPayoutGateway(world.api.config.gateway);
    const payee = { userId: person.id, email: person.email, fullName, accountNumber: `76543212${accountEnd}` };
    await addPayee(world.api.db, gateway, payee);
    return person;
  };
  world.addSale = async (instructor, paise, daysAgo = 20) => {
    const { db } = world.api;
    const { id: courseId } = await addCourse(db, { instructorId: instructor.id });
    const learner = await world.api.signIn();
    const id = randomUUID();
    await db.execute(sql`
      insert into payments (id, user_id, user_name, course_id, course_title, amount_paise, status, captured_at, expires_at)
      values (${id}, ${learner.id}, 'Asha Rao', ${courseId}, 'Any', ${paise}, 'captured',
        now() - ${daysAgo}::int * interval '1 day', now())`);
    await bookPastPayments(db, { gstRate: 18 });
    return id;
  };
  world.refund = async (paymentId, paise) => {
    await world.api.db.execute(sql`update payments set refunded_paise = ${paise}, refunded_at = now(),
      status = case when amount_paise = ${paise} then 'refunded' else status end where id = ${paymentId}`);
    await bookPastPayments(world.api.db, { gstRate: 18 });
  };
  world.report = async () => {
    for (const { gatewayId } of await world.api.db.select().from(payouts)) {
      if (gatewayId === null) continue;
      const entity = await world.gateway.entity(`payouts/${gatewayId}`);
      await deliver(world.api, { event: `payout.${String(entity['status'])}`, payload: { payout: { entity } } });
    }
  };
  world.openDifferences = async () => {
    const { body } = await world.api.inject(listMoneyDifferences, { as: world.admin });
    return body
      .Data!.differences.filter(({ resolvedAt }) => resolvedAt === null)
      .map(({ day, kind, subject, reference, herePaise, therePaise }) => ({
        day,
        kind,
        subject,
        reference,
        herePaise,
        therePaise,
      }));
  };
  return world;
}
