import { compareMoney } from './compare-money.ts';

it('names each kind of difference', () => {
  const record = (subject: 'payment' | 'fee', reference: string, paise: number) => ({
    day: '2026-11-30',
    subject,
    reference,
    paise,
  });
  const own = (...args: Parameters<typeof record>) => ({ ...record(...args), isDue: true });
  const there = [
    record('payment', 'a', 5),
    record('fee', 'a', 1),
    record('payment', 'b', 5),
    record('fee', 'b', 1),
    record('payment', 'c', 5),
  ];
  const { agreed, differences } = compareMoney(there, [
    own('payment', 'a', 5),
    own('payment', 'c', 6),
    own('payment', 'd', 5),
  ]);
  expect(Object.fromEntries(agreed)).toEqual({ '2026-11-30': 1 });
  expect(differences.map(({ kind, subject, reference }) => [kind, subject, reference])).toEqual([
    ['missingHere', 'fee', 'a'],
    // Its fee is part of it.
    ['missingHere', 'payment', 'b'],
    ['different', 'payment', 'c'],
    ['missingThere', 'payment', 'd'],
  ]);
  // Once the payment is corrected, its fee is what is left.
  const { differences: left } = compareMoney(
    there,
    [],
    new Map(['payment a', 'payment b', 'fee a', 'payment c'].map((key) => [key, 5])),
  );
  expect(left.map(({ subject, reference }) => [subject, reference])).toEqual([['fee', 'b']]);
});

it('compares the fees of refunds, and misses nothing where nothing was left', () => {
  const day = '2026-11-30';
  const refund = { day, subject: 'refund', reference: 'rfnd_a', paise: 5 } as const;
  const { differences } = compareMoney([refund, { ...refund, subject: 'fee', paise: 1 }], [{ ...refund, isDue: true }]);
  expect(differences).toMatchObject([{ kind: 'missingHere', subject: 'fee', reference: 'rfnd_a' }]);
  const returned = { day, subject: 'payout', reference: 'pout_back', paise: 0 } as const;
  expect(compareMoney([returned], [])).toEqual({ agreed: new Map([[day, 1]]), differences: [] });
});
