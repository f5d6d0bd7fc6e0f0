import path from 'node:path';
import { createReader } from './config-reader.ts';
import type { Plan } from './gateway/payouts/new-payout.ts';

const root = path.resolve(import.meta.dirname, '../..');
const site = 'api/v1/user/auth/social/callback';

export type SandboxConfig = ReturnType<typeof readConfig>;
export type GatewayConfig = SandboxConfig['gateway'];
export type WebhookSwitches = GatewayConfig['switches'];
export type PayoutSwitches = GatewayConfig['payoutSwitches'];
export type SignInConfig = SandboxConfig['signIn'];

/** Reads the environment once. Throws a `ConfigError` with all problems. Port 0 takes any free port. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const read = createReader(env);
  const config = {
    host: read.text('SANDBOX_HOST', '127.0.0.1'),
    port: read.port('SANDBOX_PORT', 4100),
    smtpPort: read.port('SANDBOX_SMTP_PORT', 4125),
    /** The folder of the journals, absolute. */
    dataDir: path.resolve(root, read.text('SANDBOX_DATA_DIR', '.data/sandbox')),
    gateway: {
      keyId: read.text('RAZORPAY_KEY_ID', 'rzp_test_vidya'),
      keySecret: read.text('RAZORPAY_KEY_SECRET', 'sandbox-key-secret'),
      webhookSecret: read.text('RAZORPAY_WEBHOOK_SECRET', 'sandbox-webhook-secret'),
      webhookUrl: read.address('WEBHOOK_URL', 'http://127.0.0.1:4000/api/v1/payment/webhook'),
      /** Faults of webhooks, on purpose. `duplicates` is the number of extra copies of each event. */
      switches: {
        delayMs: read.count('SANDBOX_WEBHOOK_DELAY_MS', 0, 3_600_000),
        duplicates: read.count('SANDBOX_WEBHOOK_DUPLICATES', 0, 20),
        disorder: read.flag('SANDBOX_WEBHOOK_DISORDER'),
        drop: read.flag('SANDBOX_WEBHOOK_DROP'),
      },
      /** The account that payouts are paid from. */
      payoutAccount: read.text('RAZORPAYX_ACCOUNT', '7878780080316316'),
      /** `stepMs`: time between states; `next`: course of the next payout; `loseResponse`: of the next accepted one. */
      payoutSwitches: {
        stepMs: read.count('SANDBOX_PAYOUT_STEP_MS', 0, 3_600_000),
        next: 'process' as Plan,
        loseResponse: false,
        lowBalance: false,
      },
      /** Payments and refunds are settled this much later. */
      settleAfterMs: read.count('SANDBOX_SETTLEMENT_AFTER_MS', 2 * 24 * 3_600_000, 3_650 * 24 * 3_600_000),
      /** The pause before the first retry of a refused webhook; it doubles each time. */
      retryMs: read.count('SANDBOX_WEBHOOK_RETRY_MS', 1000, 3_600_000),
      /** How long the receiver of a webhook may take to respond. */
      timeoutMs: read.count('SANDBOX_WEBHOOK_TIMEOUT_MS', 5000, 60_000),
    },
    signIn: {
      clientId: read.text('OIDC_CLIENT_ID', 'vidya'),
      clientSecret: read.text('OIDC_CLIENT_SECRET', 'sandbox-oidc-secret'),
      redirectUris: read.addresses('OIDC_REDIRECT_URIS', [
        `http://localhost:3000/${site}`,
        `http://127.0.0.1:3000/${site}`,
      ]),
    },
  };
  read.finish();
  return config;
}
