import type { User } from '@vidya/contracts/calls/account';
import { roles } from '@vidya/contracts/calls/choices';
import { z } from 'zod';

/** A multipart form sends a ticked box as the text 'true'. */
export const formFlag = z.union([z.boolean(), z.string().transform((text) => text === 'true')]).default(false);

const amount = z.object({ amount: z.number().int() });

/** Not strict: other shapes extend these fields. */
export const userFields = z.object({
  _id: z.string(),
  fullName: z.string(),
  email: z.string(),
  contact: z.string(),
  linkedin: z.string(),
  address: z.string(),
  avatar: z.object({ secure_url: z.string() }).nullable(),
  createdAt: z.string(),
  role: z.enum(roles),
  subscriptions: z.array(
    z.object({
      courseId: z.string(),
      courseTitle: z.string(),
      subscription_status: z.enum(['active', 'created', 'expired', 'refunded', 'cancelled']),
      paymentDetails: amount,
    }),
  ),
  createdCourses: z.array(
    z.object({
      courseId: z.object({ _id: z.string(), topic: z.string(), price: z.number(), discount: z.number() }),
      subscription_status: z.string(),
      paymentDetails: amount,
    }),
  ),
});

export const userShape: z.ZodType<User> = userFields;
