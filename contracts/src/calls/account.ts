import { z } from 'zod';
import { roles, subscriptionStatuses } from '../texts/choices.ts';
import { call, sentAs } from './call.ts';
import { formLine, plainLine, plainText, whole } from './fields.ts';

/** In paise. */
const amount = z.object({ amount: whole });

const subscription = z.object({
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

const profileForm = z.object({
  fullName: formLine(100),
  contact: formLine(30),
  linkedin: formLine(),
  address: plainText(500).default(''),
  /** Left out: as stored. Longer than allowed: gets the message of its rule. */
  headline: plainLine(5_000).optional(),
  about: plainText(10_000).optional(),
  removeProfile: formFlag,
});

const editedProfile = z.object({ User: user });

const session = z.object({
  /** When it ends by the clock, whatever happens. */
  endsAt: z.string(),
  /** After how many idle ms it ends; null: never. */
  idleMs: whole.nullable(),
  /** From when on the person needs a passkey or an authenticator app; null for who needs none, or has one. */
  factorDueAt: z.string().nullable(),
  /** Staff without either, who need none, are asked to add one. */
  isFactorAdvised: z.boolean(),
});

const deviceParams = z.object({ deviceId: plainLine() });

const device = z.object({
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
const personalRecord = z.record(z.string(), z.unknown());

const records = z.array(personalRecord);

const personalData = z.object({
  exportedAt: z.string(),
  profile: personalRecord,
  socialSignIns: records,
  devices: records,
  passkeys: records,
  accountEvents: records,
  passwordResets: records,
  orders: records,
  purchases: records,
  refundRequests: records,
  taxNumbers: records,
  payoutAccounts: records,
  payouts: records,
  earningStatements: records,
  enrolments: records,
  progress: records,
  quizAttempts: records,
  quizAnswers: records,
  extraTimes: records,
  ratings: records,
  notes: records,
  questions: records,
  answers: records,
  certificates: records,
  createdCourses: records,
  /** Saves of the texts of courses and lectures, of other instructors' too. */
  savedTexts: records,
  /** Taught with their owners, and invitations to do so. */
  coTaughtCourses: records,
  teachingInvitations: records,
  /** Sent from the person's email, signed in or not. */
  contactMessages: records,
  /** Actions on the account, with their times. */
  auditEntries: records,
});

export type Subscription = z.infer<typeof subscription>;

export type CreatedCourseEntry = User['createdCourses'][number];

export type User = z.infer<typeof user>;

export type ProfileForm = Omit<z.infer<typeof profileForm>, 'removeProfile'> & {
  avatar?: Blob;
  removeProfile?: boolean;
};

export const getProfile = call('getProfile', 'GET /user/auth/getProfile', {
  access: 'signedIn',
  data: user,
  example: { as: 'learner' },
});

export type Session = z.infer<typeof session>;

/** What there is to know of the caller's session itself; also says that they are still there. */
export const getSession = call('getSession', 'GET /user/auth/session', { access: 'signedIn', data: session });

export const editProfile = call('editProfile', 'PATCH /user/auth/editProfile', {
  access: 'signedIn',
  body: sentAs<ProfileForm>()(profileForm),
  data: editedProfile,
  encoding: 'multipart',
  example: { as: 'learner', body: { fullName: 'Asha R.', contact: '9876543210', linkedin: '', address: 'Pune' } },
});

export const deleteAccount = call('deleteAccount', 'DELETE /user/auth/deleteAccount', {
  access: 'account.delete',
  data: z.null(),
  example: { as: 'learner' },
});

/** A browser in which the caller is signed in. */
export type Device = z.infer<typeof device>;

/** The current device first, then the most recently seen. */
export const listDevices = call('listDevices', 'GET /user/auth/devices', {
  access: 'signedIn',
  data: z.array(device),
  example: { as: 'learner' },
});

/** Ending the current device signs out. */
export const endDevice = call('endDevice', 'DELETE /user/auth/devices/:deviceId', {
  access: 'device.end',
  params: deviceParams,
  data: z.null(),
});

/** Signs out all other devices. */
export const endOtherDevices = call('endOtherDevices', 'DELETE /user/auth/devices', {
  access: 'signedIn',
  data: z.null(),
  example: { as: 'learner' },
});

export type PersonalRecord = z.infer<typeof personalRecord>;

/** All data that the site stores about the caller, except hashes and tokens. */
export type PersonalData = z.infer<typeof personalData>;

export const exportData = call('exportData', 'GET /user/auth/exportData', { access: 'signedIn', data: personalData });
