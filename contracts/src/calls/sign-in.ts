import { z } from 'zod';
import { user } from './account.ts';
import { call, sentAs } from './call.ts';
import { captchaChallenge } from './contact.ts';
import { formLine, plainLine, secret } from './fields.ts';

/** `work`: the solved challenge of `requestFormWork`, when many sign-ups came from the person's network. */
const signUpForm = z.object({
  fullName: formLine(100),
  email: formLine(),
  password: secret(),
  work: secret(2_000),
});

/** `work`: the solved challenge of `requestLoginWork`, after many wrong passwords. */
const credentials = z.object({ email: formLine(), password: secret(), work: secret(2_000) });

const emailForm = z.object({ email: formLine() });

/** `work` as for `signUpForm`. */
const resetForm = emailForm.extend({ work: secret(2_000) });

/** The forms that take work when many came from one network. */
const formWork = z.object({ form: z.enum(['signUp', 'passwordReset']) });

const resetParams = z.object({ userId: plainLine(), token: plainLine() });

const newPasswordForm = z.object({ newPassword: secret() });

const signInReport = z.object({ token: formLine(200) });

/** A link to choose a new password: valid once. */
const resetLink = z.object({ userId: z.string(), token: z.string() });

const passwordCheck = z.object({ password: secret() });

/** Common: one of those that are guessed first. */
const checkedPassword = z.object({ isCommon: z.boolean() });

const passwordChange = z.object({ currPassword: secret(), newPassword: secret() });

const xsrfTokenView = z.object({ token: z.string() });

/** `name`: as people know it, such as Google. */
const signInProvider = z.object({ name: z.string() });

export type SignUpForm = Omit<z.infer<typeof signUpForm>, 'work'> & { avatar?: Blob; work?: string };

const auth = '/user/auth';

export const register = call('register', `POST ${auth}/register`, {
  access: 'public',
  body: sentAs<SignUpForm>()(signUpForm),
  data: z.null(),
  encoding: 'multipart',
  creates: true,
  example: { as: 'visitor', body: { fullName: 'Uma Das', email: '{newEmail}', password: '{password}' } },
});

type Credentials = Omit<z.infer<typeof credentials>, 'work'> & { work?: string };

/** 403 'WorkNeeded' after many wrong passwords, 403 'SecondFactorNeeded' for a right one that is not enough. */
export const login = call('login', `POST ${auth}/login`, {
  access: 'public',
  body: sentAs<Credentials>()(credentials),
  data: user,
  example: { as: 'visitor', body: { email: '{email}', password: '{password}' } },
});

/** What a browser works at for its next password: the same for known and unknown addresses. */
export const requestLoginWork = call('requestLoginWork', `POST ${auth}/login/work`, {
  access: 'public',
  body: emailForm,
  data: captchaChallenge,
});

/** What a browser works at for one of these forms, after 403 'WorkNeeded'. */
export const requestFormWork = call('requestFormWork', `POST ${auth}/work`, {
  access: 'public',
  body: formWork,
  data: captchaChallenge,
  example: { as: 'visitor', body: { form: 'signUp' } },
});

/** What this browser's changes repeat in a header (decision S4). Its cookie comes with the response, if it had none. */
export const getXsrfToken = call('getXsrfToken', `GET ${auth}/xsrfToken`, {
  access: 'public',
  data: xsrfTokenView,
  example: { as: 'visitor' },
});

export const logout = call('logout', `GET ${auth}/logout`, {
  access: 'public',
  data: z.null(),
  example: { as: 'learner' },
});

export const forgetPassword = call('forgetPassword', `POST ${auth}/forgetPassword`, {
  access: 'public',
  body: sentAs<{ email: string; work?: string }>()(resetForm),
  data: z.null(),
  example: { as: 'visitor', body: { email: '{email}' } },
});

export const resetPassword = call('resetPassword', `POST ${auth}/resetPassword/:userId/:token`, {
  access: 'public',
  params: resetParams,
  body: newPasswordForm,
  data: z.null(),
});

/** Nothing of it is stored. Staff may not choose a common password; learners may. */
export const checkPassword = call('checkPassword', `POST ${auth}/checkPassword`, {
  access: 'public',
  body: passwordCheck,
  data: checkedPassword,
  example: { as: 'visitor', body: { password: '{password}' } },
});

export const updatePassword = call('updatePassword', `POST ${auth}/updatePassword/`, {
  access: 'account.changePassword',
  body: passwordChange,
  data: z.null(),
  example: { as: 'learner', body: { currPassword: '{password}', newPassword: 'another-one' } },
});

/** 'This was not me', from the mail about a sign-in: ends every session, and returns what `resetPassword` takes. */
export const reportSignIn = call('reportSignIn', `POST ${auth}/reportSignIn`, {
  access: 'public',
  body: signInReport,
  data: resetLink,
});

/** The third party with whom people sign in at `socialSignInPath`. */
export const getSignInProvider = call('getSignInProvider', `GET ${auth}/social/provider`, {
  access: 'public',
  data: signInProvider,
  example: { as: 'visitor' },
});
