import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '../../../sandbox/src/config.ts';
import { createSandbox } from '../../../sandbox/src/sandbox.ts';
import { createCardGateway } from '../outside/payments/card-gateway.ts';
import { gatewaySecrets } from '../testing/gateway.ts';
import { writeGatewayPast } from './gateway-past.ts';
import { buildDemo } from './sample/build-demo.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vidya-past-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const { payments } = buildDemo(new Date('2026-11-20T10:00:00Z'));
const idOf = (status: string): string =>
  payments.find((each) => each.status === status && each.providerPaymentId)!.providerPaymentId!;

async function startSandbox() {
  const env = { SANDBOX_DATA_DIR: path.join(dataDir, 'sandbox'), SANDBOX_WEBHOOK_DROP: 'true' };
  const sandbox = await createSandbox({ ...readConfig(env), port: 0, smtpPort: 0 });
  const secrets = { keySecret: gatewaySecrets.key, webhookSecret: gatewaySecrets.webhook };
  const access = { keyId: 'rzp_test_vidya', checkoutScript: '', ...secrets };
  return { sandbox, gateway: createCardGateway({ ...access, api: await sandbox.start() }) };
}

it('lets sample payments be refunded at the sandbox, once, also when the samples are written again', async () => {
  writeGatewayPast(dataDir, payments);
  const size = readFileSync(path.join(dataDir, 'sandbox', 'gateway.jsonl')).length;
  writeGatewayPast(dataDir, payments);
  expect(readFileSync(path.join(dataDir, 'sandbox', 'gateway.jsonl'))).toHaveLength(size);

  const first = await startSandbox();
  const id = idOf('captured');
  const { amount } = await first.gateway.findPayment(id);
  await expect(first.gateway.refundPayment({ id, amountPaise: amount })).resolves.toMatchObject({ amount });
  // oxlint-disable-next-line no-await-in-loop
  for (const status of ['refunded', 'failed'])
    await expect(first.gateway.refundPayment({ id: idOf(status), amountPaise: 100 })).rejects.toMatchObject({
      status: 400,
    });
  expect(await first.gateway.listRefunds(idOf('refunded'))).toHaveLength(1);
  await first.sandbox.stop();

  writeGatewayPast(dataDir, payments);
  const again = await startSandbox();
  expect(await again.gateway.findPayment(id)).toMatchObject({ status: 'refunded', amount_refunded: amount });
  await again.sandbox.stop();
});
