import type { z } from 'zod';
import type {
  checkedPassword,
  credentials,
  device,
  editedProfile,
  emailForm,
  formWork,
  newPasswordForm,
  passwordChange,
  passwordCheck,
  profileForm,
  resetLink,
  session,
  signInProvider,
  signInReport,
  signUpForm,
  subscription,
  user,
  xsrfTokenView,
} from '../shapes/account.ts';
import { defineCall } from './call.ts';
import type { Role } from './choices.ts';
import type { CaptchaChallenge } from './contact.ts';

export type Subscription = z.infer<typeof subscription>;

export type CreatedCourseEntry = User['createdCourses'][number];

export type User = z.infer<typeof user>;

export type ProfileForm = Omit<z.infer<typeof profileForm>, 'removeProfile'> & {
  avatar?: Blob;
  removeProfile?: boolean;
};

export type SignUpForm = Omit<z.infer<typeof signUpForm>, 'work'> & { avatar?: Blob; work?: string };

const auth = '/user/auth';

export const register = defineCall<{ body: SignUpForm; data: null }>('register', `POST ${auth}/register`, {
  encoding: 'multipart',
  creates: true,
});
type Credentials = Omit<z.infer<typeof credentials>, 'work'> & { work?: string };

/** 403 'WorkNeeded' after many wrong passwords, 403 'SecondFactorNeeded' for a right one that is not enough. */
export const login = defineCall<{ body: Credentials; data: User }>('login', `POST ${auth}/login`);
/** What a browser works at for its next password: the same for known and unknown addresses. */
export const requestLoginWork = defineCall<{ body: z.infer<typeof emailForm>; data: CaptchaChallenge }>(
  'requestLoginWork',
  `POST ${auth}/login/work`,
);
/** What a browser works at for one of these forms, after 403 'WorkNeeded'. */
export const requestFormWork = defineCall<{ body: z.infer<typeof formWork>; data: CaptchaChallenge }>(
  'requestFormWork',
  `POST ${auth}/work`,
);
export const getProfile = defineCall<{ data: User }>('getProfile', `GET ${auth}/getProfile`);
export type Session = z.infer<typeof session>;

/** What there is to know of the caller's session itself; also says that they are still there. */
export const getSession = defineCall<{ data: Session }>('getSession', `GET ${auth}/session`);
/** What this browser's changes repeat in a header (decision S4). Its cookie comes with the response, if it had none. */
export const getXsrfToken = defineCall<{ data: z.infer<typeof xsrfTokenView> }>(
  'getXsrfToken',
  `GET ${auth}/xsrfToken`,
);
export const logout = defineCall<{ data: null }>('logout', `GET ${auth}/logout`);
export const forgetPassword = defineCall<{ body: { email: string; work?: string }; data: null }>(
  'forgetPassword',
  `POST ${auth}/forgetPassword`,
);
export const resetPassword = defineCall<{
  params: { userId: string; token: string };
  body: z.infer<typeof newPasswordForm>;
  data: null;
}>('resetPassword', `POST ${auth}/resetPassword/:userId/:token`);
/** Nothing of it is stored. Staff may not choose a common password; learners may. */
export const checkPassword = defineCall<{
  body: z.infer<typeof passwordCheck>;
  data: z.infer<typeof checkedPassword>;
}>('checkPassword', `POST ${auth}/checkPassword`);
export const updatePassword = defineCall<{ body: z.infer<typeof passwordChange>; data: null }>(
  'updatePassword',
  `POST ${auth}/updatePassword/`,
);
export const editProfile = defineCall<{ body: ProfileForm; data: z.infer<typeof editedProfile> }>(
  'editProfile',
  `PATCH ${auth}/editProfile`,
  { encoding: 'multipart' },
);
export const deleteAccount = defineCall<{ data: null }>('deleteAccount', `DELETE ${auth}/deleteAccount`);
/** 'This was not me', from the mail about a sign-in: ends every session, and returns what `resetPassword` takes. */
export const reportSignIn = defineCall<{ body: z.infer<typeof signInReport>; data: z.infer<typeof resetLink> }>(
  'reportSignIn',
  `POST ${auth}/reportSignIn`,
);
/** A browser in which the caller is signed in. */
export type Device = z.infer<typeof device>;

/** The current device first, then the most recently seen. */
export const listDevices = defineCall<{ data: Device[] }>('listDevices', `GET ${auth}/devices`);
/** Ending the current device signs out. */
export const endDevice = defineCall<{ params: { deviceId: string }; data: null }>(
  'endDevice',
  `DELETE ${auth}/devices/:deviceId`,
);
/** Signs out all other devices. */
export const endOtherDevices = defineCall<{ data: null }>('endOtherDevices', `DELETE ${auth}/devices`);

export type SignInProvider = z.infer<typeof signInProvider>;

/** The third party with whom people sign in at `socialSignInPath`. */
export const getSignInProvider = defineCall<{ data: SignInProvider }>(
  'getSignInProvider',
  `GET ${auth}/social/provider`,
);

/** The path for social sign-in: a page load, not a call. */
export const socialSignInPath = `/api/v1${auth}/social`;
/** The same, and the provider asks who is there: a proof for who has nothing else. */
export const freshSocialSignInPath = `${socialSignInPath}?fresh=1`;
export const socialCallbackPath = `/api/v1${auth}/social/callback`;

/** The role's name in the navigation bar (section 2). */
export const roleLabel = (role: Role): string =>
  ({ INSTRUCTOR: 'Instructor', ADMIN: 'Administrator', USER: 'Hey' })[role];

/** The enrolment label of a user (section 4). */
export function enrolmentLabel(
  subscription: Pick<Subscription, 'paymentDetails'> & { subscription_status: string },
): string {
  if (subscription.subscription_status === 'active') return subscription.paymentDetails.amount > 0 ? 'Paid' : 'Free';
  return subscription.subscription_status === 'created' ? 'Unpaid' : subscription.subscription_status;
}

/** Learners: any active subscription. Instructors: at least one course (decision A3). */
export const isEnrolled = (user: Pick<User, 'role' | 'subscriptions' | 'createdCourses'>): boolean =>
  user.role === 'INSTRUCTOR'
    ? user.createdCourses.length > 0
    : user.subscriptions.some((subscription) => subscription.subscription_status === 'active');

/** Whether the person has a course that has not expired. */
export const isLearning = (user: User): boolean => user.role === 'USER' && isEnrolled(user);
