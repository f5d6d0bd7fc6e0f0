import { sampleEarnings, samplePayoutAccount } from '../testing/mock-earnings.ts';
import { availableNote } from './available-note.ts';

const nextPayout = { day: '2026-12-07', minPaise: 50_000 };
const verified = samplePayoutAccount();

test.each([
  ['A refund came after its payout: later sales fill it', { balancePaise: 100 }, null],
  ['Add your PAN and an account to be paid', { pan: '' }, null],
  ['Add an account to be paid', {}, null],
  ['Add your PAN to be paid', { pan: '' }, verified],
  ['Is paid once your account is verified', {}, samplePayoutAccount({ state: 'failed', reason: 'missing' })],
  ['Is paid from ₹500.00 on', { balancePaise: 51_099 }, verified],
  ['Waits because your account has changed', {}, samplePayoutAccount({ holdUntil: '2026-12-09T06:30:00.000Z' })],
  ['Goes into the payout of 7 Dec 2026', {}, verified],
  ['Goes into the payout of 7 Dec 2026', {}, undefined],
  ['Goes into the next payout', { nextPayout: undefined }, verified],
])('%s', (note, given, account) => {
  const earnings = sampleEarnings({ balancePaise: 90_000, onHoldPaise: 1_100, nextPayout, ...given });
  expect(availableNote(earnings, account)).toBe(note);
});
