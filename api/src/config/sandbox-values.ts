/** The sandbox's account of payouts. */
export const sandboxAccount = '7878780080316316';
const sandboxValues = ['sandbox-key-secret', 'sandbox-webhook-secret', 'sandbox-oidc-secret', sandboxAccount];

const names = ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET', 'OIDC_CLIENT_SECRET', 'RAZORPAYX_ACCOUNT'] as const;

/** What production may not share with the sandbox. */
export const sandboxProblems = (env: Record<(typeof names)[number], string>): string[] =>
  names
    .filter((name) => sandboxValues.includes(env[name]))
    .map((name) => `${name}: the sandbox's is not accepted in production`);
