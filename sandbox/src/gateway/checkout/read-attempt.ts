import { invalidInput } from '../errors.ts';

/** One press of Pay. The window sends only the last four digits and the network of a card. */
export type Attempt = ReturnType<typeof readAttempt>;

const methods = ['card', 'upi', 'netbanking'] as const;

/** Checks an attempt that the payment window or a test sends. The default method is a card. */
export function readAttempt(body: unknown) {
  const fields = (body ?? {}) as Record<string, unknown>;
  const text = (name: string) => readText(fields[name], name);
  const wanted = text('method') ?? 'card';
  const method = methods.find((each) => each === wanted);
  const outcome = text('outcome') ?? 'success';
  if (!method) throw invalidInput('The payment method is not supported', 'method');
  if (outcome !== 'success' && outcome !== 'failure') {
    throw invalidInput("The outcome must be 'success' or 'failure'", 'outcome');
  }
  return {
    method,
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
