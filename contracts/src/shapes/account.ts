import { z } from 'zod';
import { roles, subscriptionStatuses } from '../calls/choices.ts';
import { formLine, plainLine, plainText, secret, whole } from './fields.ts';

/** In paise. */
const amount = z.object({ amount: whole });

export const subscription = z.object({
  courseId: z.string(),
  courseTitle: z.string(),
  subscription_status: z.enum(subscriptionStatuses),
  paymentDetails: amount,
});

export const user = z.object({
  _id: z.string(),
  fullName: z.string(),
  email: z.string(),
  contact: z.string(),
  linkedin: z.string(),
  address: z.string(),
  /** What an instructor says about themselves. Left out in what a browser stored before. */
  headline: z.string().optional(),
  about: z.string().optional(),
  avatar: z.object({ secure_url: z.string() }).nullable(),
  createdAt: z.string(),
  role: z.enum(roles),
  subscriptions: z.array(subscription),
  createdCourses: z.array(
    z.object({
      courseId: z.object({ _id: z.string(), topic: z.string(), price: z.number(), discount: z.number() }),
      subscription_status: z.string(),
      paymentDetails: amount,
    }),
  ),
});

/** A multipart form sends a ticked box as the text 'true'. */
const formFlag = z.union([z.boolean(), z.string().transform((text) => text === 'true')]).default(false);

/** `work`: the solved challenge of `requestFormWork`, when many sign-ups came from the person's network. */
export const signUpForm = z.object({
  fullName: formLine(100),
  email: formLine(),
  password: secret(),
  work: secret(2_000),
});
/** `work`: the solved challenge of `requestLoginWork`, after many wrong passwords. */
export const credentials = z.object({ email: formLine(), password: secret(), work: secret(2_000) });
export const emailForm = z.object({ email: formLine() });
/** `work` as for `signUpForm`. */
export const resetForm = emailForm.extend({ work: secret(2_000) });
/** The forms that take work when many came from one network. */
export const formWork = z.object({ form: z.enum(['signUp', 'passwordReset']) });
export const resetParams = z.object({ userId: plainLine(), token: plainLine() });
export const newPasswordForm = z.object({ newPassword: secret() });
export const signInReport = z.object({ token: formLine(200) });
/** A link to choose a new password: valid once. */
export const resetLink = z.object({ userId: z.string(), token: z.string() });
export const passwordCheck = z.object({ password: secret() });
/** Common: one of those that are guessed first. */
export const checkedPassword = z.object({ isCommon: z.boolean() });
export const passwordChange = z.object({ currPassword: secret(), newPassword: secret() });

export const profileForm = z.object({
  fullName: formLine(100),
  contact: formLine(30),
  linkedin: formLine(),
  address: plainText(500).default(''),
  /** Left out: as stored. Longer than allowed: gets the message of its rule. */
  headline: plainLine(5_000).optional(),
  about: plainText(10_000).optional(),
  removeProfile: formFlag,
});
export const editedProfile = z.object({ User: user });

export const session = z.object({
  /** When it ends by the clock, whatever happens. */
  endsAt: z.string(),
  /** After how many idle ms it ends; null: never. */
  idleMs: whole.nullable(),
  /** From when on the person needs a passkey or an authenticator app; null for who needs none, or has one. */
  factorDueAt: z.string().nullable(),
  /** Staff without either, who need none, are asked to add one. */
  isFactorAdvised: z.boolean(),
});

export const xsrfTokenView = z.object({ token: z.string() });

export const deviceParams = z.object({ deviceId: plainLine() });

export const device = z.object({
  _id: z.string(),
  /** A label such as 'Chrome on Windows'. */
  browser: z.string(),
  signedInAt: z.string(),
  /** Rounded to the minute. */
  lastSeenAt: z.string(),
  /** True for the device that sends the request. */
  isThis: z.boolean(),
});

/** One stored record, for people and other services to read, not for screens. Its store chooses the columns. */
export const personalRecord = z.record(z.string(), z.unknown());
const records = z.array(personalRecord);

export const personalData = z.object({
  exportedAt: z.string(),
  profile: personalRecord,
  socialSignIns: records,
  devices: records,
  passkeys: records,
  accountEvents: records,
  passwordResets: records,
  orders: records,
  purchases: records,
  enrolments: records,
  progress: records,
  ratings: records,
  notes: records,
  questions: records,
  answers: records,
  certificates: records,
  createdCourses: records,
  /** Sent from the person's email, signed in or not. */
  contactMessages: records,
  /** Actions on the account, with their times. */
  auditEntries: records,
});

/** `name`: as people know it, such as Google. */
export const signInProvider = z.object({ name: z.string() });
