import { between, pick, type Random } from '../../../api/src/seed/sample/random.ts';

/** The plan of one buyer. */
export interface Plan {
  /** The number of simultaneous presses of Buy. */
  clicks: 1 | 2;
  pays: 'at once' | 'after a failure' | 'never';
  method: string;
  /** How often the page sends the proof of payment; a third of the buyers close the page earlier. */
  verifications: 0 | 1 | 2;
  /** Presses Buy again while the payment is processed. */
  isImpatient: boolean;
  /** False: no webhook arrives, and only the reconciler finds the payment. */
  hasWebhooks: boolean;
  /** The longest time between two updates of the payment. */
  gapMs: number;
  random: Random;
}

export function planFor(random: Random): Plan {
  const chance = (share: number): boolean => random() < share;
  return {
    clicks: chance(0.25) ? 2 : 1,
    pays: pick(random, ['at once', 'at once', 'at once', 'at once', 'at once', 'after a failure'] as const),
    method: pick(random, ['card', 'upi', 'netbanking']),
    verifications: pick(random, [0, 1, 2] as const),
    isImpatient: chance(0.2),
    hasWebhooks: !chance(0.05),
    gapMs: between(random, 0, 12),
    random,
    ...(chance(0.03) && { pays: 'never' as const }),
  };
}

/** The number of requests of the buyer and the gateway for this plan, without retries. */
export function requestsOf({ clicks, pays, verifications, isImpatient, hasWebhooks }: Plan): number {
  if (pays === 'never') return clicks;
  const webhooks = hasWebhooks ? (pays === 'after a failure' ? 8 : 6) : 0;
  return clicks + webhooks + verifications + (isImpatient ? 1 : 0);
}
