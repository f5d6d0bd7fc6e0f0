import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '../../../api/src/seed/sample/random.ts';
import type { Resources } from '../harness/on-postgres.ts';
import type { Figures } from '../harness/runs.ts';
import { payoutAccount, startGateway } from './gateway.ts';
import { disturb } from './gateway-faults.ts';
import { payoutsAtGateway } from './payout-findings.ts';

const [payouts, amountPaise, patienceMs, tries, betweenMs] = [80, 50_000, 300, 3, 60];
const authorization = `Basic ${btoa('rzp_test_vidya:sandbox-key-secret')}`;

/** The control: a new key for each attempt. The same gateway with the same faults makes it pay twice. */
export async function payNaively(resources: Resources, seed: string): Promise<Figures> {
  const gateway = await startGateway(resources, true);
  await gateway.control('funds', { amount: 1_000_000_000 });
  const post = async <Value>(path: string, body: object, headers = {}): Promise<Value> => {
    const response = await fetch(gateway.env.RAZORPAY_API + path, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    return (await response.json()) as Value;
  };
  const contact = await post<{ id: string }>('/v1/contacts', {
    name: 'Meera Iyer',
    type: 'vendor',
    reference_id: 'naive',
  });
  const bank = { name: 'Meera Iyer', ifsc: 'HDFC0000053', account_number: '765432109900' };
  const to = { contact_id: contact.id, account_type: 'bank_account', bank_account: bank };
  const { id } = await post<{ id: string }>('/v1/fund_accounts', to);
  const ended = new AbortController();
  const faults = disturb(gateway, randomFrom(seed), ended.signal);
  for (let number = 0; number < payouts; number += 1) {
    await pause(betweenMs);
    const target = { fund_account_id: id, amount: amountPaise, currency: 'INR', mode: 'IMPS', purpose: 'payout' };
    const body = {
      account_number: payoutAccount,
      ...target,
      queue_if_low_balance: true,
      reference_id: `naive-${number}`,
    };
    const send = () => post('/v1/payouts', body, { 'x-payout-idempotency': randomUUID() });
    for (let left = tries; left > 0; left -= 1)
      if (
        await send().then(
          () => true,
          () => false,
        )
      )
        break;
  }
  ended.abort();
  await faults;
  const there = await payoutsAtGateway(gateway);
  const twice = there.length - new Set(there.map(({ reference_id: reference }) => reference)).size;
  return { payouts: there.length, 'paid twice': twice };
}
