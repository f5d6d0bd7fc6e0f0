import type { VerifyOrderForm } from '../../contracts/src/calls/payment.ts';
import { eventually } from './eventually.ts';
import { sandboxUrl } from './site.ts';

export interface Mail {
  id: string;
  subject: string;
  text: string;
  html: string;
}

const keys = `Basic ${Buffer.from('rzp_test_vidya:sandbox-key-secret').toString('base64')}`;
const headers = { authorization: keys, 'content-type': 'application/json' };

/** The third parties of a site, by the address of its sandbox. */
export function createSandbox(url: string) {
  /** Calls the gateway with a path such as '/v1/payments', or a control of the sandbox. Throws its refusal. */
  async function gateway<Answer>(path: string, body?: object): Promise<Answer> {
    const request = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const response = await fetch(url + path, { headers, ...request });
    if (!response.ok) throw new Error(`The gateway refused ${path}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  /** Waits for a mail to an address with this subject and text, and returns the newest. */
  async function mailTo(address: string, subject: RegExp, text = ''): Promise<Mail> {
    const read = async (): Promise<Mail | undefined> => {
      const response = await fetch(`${url}/inbox.json?to=${encodeURIComponent(address)}`);
      const found = (await response.json()) as Mail[] | { mails: Mail[] };
      return (Array.isArray(found) ? found : found.mails).find(
        (mail) => subject.test(mail.subject) && mail.text.includes(text),
      );
    };
    const mail = await eventually(read, (value) => value !== undefined);
    if (!mail) throw new Error(`No mail to ${address}.`);
    return mail;
  }

  /** Pays an order, as the gateway's window does. Returns the proof for `verifyOrder`. */
  const payOrder = (orderId: string) =>
    gateway<Omit<VerifyOrderForm, 'courseId'>>(`/control/orders/${orderId}/pay`, {});

  /** Refunds a buyer's newest captured payment, as an operator of the gateway would. */
  async function refundNewest(email: string): Promise<void> {
    const { items } = await gateway<{ items: { id: string; email: string; status: string; amount: number }[] }>(
      '/v1/payments?count=100',
    );
    const payment = items.find((one) => one.email === email && one.status === 'captured');
    if (!payment) throw new Error(`No captured payment of ${email} among ${items.length}.`);
    await gateway(`/v1/payments/${payment.id}/refund`, { amount: payment.amount });
  }

  return { gateway, mailTo, payOrder, refundNewest };
}

export type Sandbox = ReturnType<typeof createSandbox>;

/** Those of this worker's site. */
export const { mailTo, payOrder, refundNewest } = createSandbox(sandboxUrl);
