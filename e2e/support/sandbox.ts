import type { VerifyOrderForm } from '../../contracts/src/calls/payment.ts';
import { eventually } from './eventually.ts';
import { sandboxUrl } from './site.ts';

interface Mail {
  id: string;
  subject: string;
  text: string;
  html: string;
}

/** Waits for a mail to an address with this subject and text, and returns the newest. */
export async function mailTo(address: string, subject: RegExp, text = ''): Promise<Mail> {
  const read = async (): Promise<Mail | undefined> => {
    const response = await fetch(`${sandboxUrl}/inbox.json?to=${encodeURIComponent(address)}`);
    const found = (await response.json()) as Mail[] | { mails: Mail[] };
    return (Array.isArray(found) ? found : found.mails).find(
      (mail) => subject.test(mail.subject) && mail.text.includes(text),
    );
  };
  const mail = await eventually(read, (value) => value !== undefined);
  if (!mail) throw new Error(`No mail to ${address}.`);
  return mail;
}

const keys = `Basic ${Buffer.from('rzp_test_vidya:sandbox-key-secret').toString('base64')}`;

async function gateway<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${sandboxUrl}/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: keys, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`The gateway refused ${path}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Pays an order, as the gateway's window does. Returns the proof for `verifyOrder`. */
export async function payOrder(orderId: string): Promise<Omit<VerifyOrderForm, 'courseId'>> {
  const headers = { authorization: keys, 'content-type': 'application/json' };
  const response = await fetch(`${sandboxUrl}/control/orders/${orderId}/pay`, { method: 'POST', headers, body: '{}' });
  if (!response.ok) throw new Error(`The gateway refused a payment: ${await response.text()}`);
  return (await response.json()) as Omit<VerifyOrderForm, 'courseId'>;
}

/** Refunds a buyer's newest captured payment, as an operator of the gateway would. */
export async function refundNewest(email: string): Promise<void> {
  const { items } = await gateway<{ items: { id: string; email: string; status: string; amount: number }[] }>(
    '/payments?count=100',
  );
  const payment = items.find((one) => one.email === email && one.status === 'captured');
  if (!payment) throw new Error(`No captured payment of ${email} among ${items.length}.`);
  await gateway(`/payments/${payment.id}/refund`, { amount: payment.amount });
}
