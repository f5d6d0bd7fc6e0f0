import { setTimeout as pause } from 'node:timers/promises';
import { callAddress } from '@vidya/contracts/call';
import { createOrder, type Order, verifyOrder } from '@vidya/contracts/payment';
import { between, shuffledByWeight } from '../../../api/src/database/seed/random.ts';
import type { Gateway, Receipt } from './gateway.ts';
import type { Person } from './people.ts';
import type { Plan } from './plan.ts';
import type { Letter } from './postbox.ts';
import type { Send } from './sender.ts';

interface World {
  gateway: Gateway;
  send: Send;
}

const webhookPath = '/api/v1/payment/webhook';
/** A person, and a gateway, come back until they are heard; a page that got no answer to its proof does not. */
const patientTries = 60;
const eventsOfPayment = 3;

/** One person's whole purchase, with everything that the gateway and the page say about it, in a shuffled order. */
export async function buy(person: Person, plan: Plan, { gateway, send }: World): Promise<void> {
  const headers = { ...person.headers, 'content-type': 'application/json' };
  const paidFor = new Set<string>();

  const press = async (): Promise<Order | null> => {
    const body = JSON.stringify({ courseId: person.courseId });
    const answer = await send({ path: callAddress(createOrder), body, headers, tries: patientTries });
    return typeof answer?.data === 'object' ? (answer.data as Order | null) : null;
  };
  const verify = (receipt: Receipt) => async (): Promise<void> => {
    const body = JSON.stringify({ ...receipt, courseId: person.courseId });
    await send({ path: callAddress(verifyOrder), body, headers, tries: 1 });
  };
  const deliver = (letter: Letter) => async (): Promise<void> => {
    await send({ path: webhookPath, ...letter, tries: patientTries });
  };
  /** A second window that opens is paid in as well: whoever is shown one will. */
  const pressAgain = async (): Promise<void> => {
    const order = await press();
    if (order) await settle(order, false);
  };

  async function settle({ id }: Order, mayPressAgain: boolean): Promise<void> {
    if (plan.pays === 'never' || paidFor.has(id)) return;
    paidFor.add(id);
    const letters: Letter[] = [];
    if (plan.pays === 'after a failure') {
      const failed = await gateway.pay(id, { outcome: 'failure', method: plan.method });
      if (failed) letters.push(...(await gateway.letters(failed.razorpay_payment_id, 1)));
    }
    const receipt = await gateway.pay(id, { outcome: 'success', method: plan.method });
    if (!receipt) return;
    letters.push(...(await gateway.letters(receipt.razorpay_payment_id, eventsOfPayment)));
    const news = [
      ...(plan.hasWebhooks ? letters.map(deliver) : []),
      ...Array.from({ length: plan.verifications }, () => verify(receipt)),
      ...(mayPressAgain && plan.isImpatient ? [pressAgain] : []),
    ];
    await sendInDisorder(news, plan);
  }

  const orders = await Promise.all(Array.from({ length: plan.clicks }, press));
  for (const order of orders) if (order) await settle(order, true);
}

/** Shuffled, each shortly after the one before, and none waits for another's answer. */
async function sendInDisorder(news: (() => Promise<void>)[], { random, gapMs }: Plan): Promise<void> {
  const under: Promise<void>[] = [];
  for (const tell of shuffledByWeight(random, news, () => 1)) {
    under.push(tell());
    await pause(between(random, 0, gapMs));
  }
  await Promise.all(under);
}
