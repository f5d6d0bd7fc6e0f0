import type { User } from '@vidya/contracts/calls/account';
import type { Order, VerifyOrderForm } from '@vidya/contracts/calls/payment';

/** The gateway's script could not be loaded, or its window could not be opened. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

type PaymentReply = Omit<VerifyOrderForm, 'courseId'>;

/** The options of the gateway's window: only the fields that we use. */
export interface WindowOptions {
  key: string;
  order_id: string;
  /** Paise. */
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
  theme: { color: string };
  handler: (reply: PaymentReply) => void;
  modal: { ondismiss: () => void };
}

declare global {
  interface Window {
    /** Set by the gateway's checkout script. */
    Razorpay?: new (
      options: WindowOptions,
    ) => { open: () => void; close?: () => void };
  }
}

export type PaymentOutcome = { kind: 'paid'; reply: PaymentReply } | { kind: 'dismissed' };

interface PaymentRequest {
  key: string;
  order: Order;
  payer: Pick<User, 'fullName' | 'email' | 'contact'>;
  /** Closes the window and ignores its further events. */
  signal: AbortSignal;
}

const gatewayBlue = '#1f5fbf';

/** Opens the gateway's window. Rejects with `GatewayUnavailable`; never settles after `signal` is aborted. */
export const payInWindow = ({ key, order, payer, signal }: PaymentRequest): Promise<PaymentOutcome> =>
  new Promise((resolve, reject) => {
    // Whatever the gateway's script throws: without a window there is no payment to wait for.
    try {
      if (!window.Razorpay) throw new GatewayUnavailable('The script brought no payment window');
      const opened = new window.Razorpay({
        key,
        order_id: order.id,
        amount: order.amount,
        currency: order.currency,
        name: 'Vidya',
        description: 'Course Payment',
        prefill: { name: payer.fullName, email: payer.email, contact: payer.contact },
        theme: { color: gatewayBlue },
        handler: (reply) => resolve({ kind: 'paid', reply }),
        modal: { ondismiss: () => void (signal.aborted || resolve({ kind: 'dismissed' })) },
      });
      opened.open();
      signal.addEventListener('abort', () => opened.close?.(), { once: true });
    } catch (error) {
      reject(new GatewayUnavailable('The payment window did not open', { cause: error }));
    }
  });

const loading = new Map<string, Promise<void>>();

/** Adds a script to the page, once per address. Rejects with `GatewayUnavailable`; the next call retries. */
export function loadScript(address: string, timeoutMs: number): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const work = addScript(address, timeoutMs);
  loading.set(address, work);
  work.catch(() => loading.delete(address));
  return work;
}

function addScript(address: string, timeoutMs: number): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      clearTimeout(timer);
      script.remove();
      reject(new GatewayUnavailable(address));
    };
    const timer = setTimeout(fail, timeoutMs);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', fail);
    document.head.append(script);
  });
}
