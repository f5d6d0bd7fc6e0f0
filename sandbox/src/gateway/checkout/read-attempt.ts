import type { PaymentMethod } from '../entities.ts';
import { invalidInput } from '../errors.ts';

/** One press of Pay. Of a card only the last four digits and the network ever leave the window. */
export type Attempt = ReturnType<typeof readAttempt>;

const methods: readonly string[] = ['card', 'upi', 'netbanking'];

/** Checks what the payment window, or a test, says about an attempt. Without a method it is a card. */
export function readAttempt(body: unknown) {
  const fields = (body ?? {}) as Record<string, unknown>;
  const text = (name: string) => readText(fields[name], name);
  const method = text('method') ?? 'card';
  const outcome = text('outcome') ?? 'success';
  if (!methods.includes(method)) throw invalidInput('The payment method is not supported', 'method');
  if (outcome !== 'success' && outcome !== 'failure') {
    throw invalidInput("The outcome must be 'success' or 'failure'", 'outcome');
  }
  return {
    method: method as PaymentMethod,
    outcome,
    email: text('email'),
    contact: text('contact'),
    description: text('description'),
    cardName: text('card_name'),
    last4: text('last4'),
    network: text('network'),
    vpa: method === 'upi' ? (text('vpa') ?? 'success@razorpay') : null,
    bank: method === 'netbanking' ? (text('bank') ?? 'HDFC') : null,
  };
}

function readText(value: unknown, name: string): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string' || value.length > 256) {
    throw invalidInput(`The ${name} must be a text of at most 256 characters.`, name);
  }
  return value;
}
