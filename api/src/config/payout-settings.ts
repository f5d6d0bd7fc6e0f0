import { z } from 'zod';

const rupees = (otherwise: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be whole rupees')
    .default(otherwise)
    .transform((text) => Number(text) * 100);

/** The environment settings of payouts. */
export const payoutEnvironment = {
  PAYOUT_EVERY: z.enum(['week', 'month'], { error: 'must be week or month' }).default('week'),
  PAYOUT_MIN_RUPEES: rupees('500').refine((paise) => paise >= 100, 'must be at least 1'),
  PAYOUT_SECOND_ABOVE_RUPEES: rupees('500000'),
};

type PayoutEnvironment = z.infer<z.ZodObject<typeof payoutEnvironment>>;

export const payoutTermsOf = (env: PayoutEnvironment) => ({
  /** How often payouts are proposed. */
  every: env.PAYOUT_EVERY,
  minPaise: env.PAYOUT_MIN_RUPEES,
  /** A batch with a larger total needs a second administrator. */
  secondAbovePaise: env.PAYOUT_SECOND_ABOVE_RUPEES,
});

export type PayoutTerms = ReturnType<typeof payoutTermsOf>;
