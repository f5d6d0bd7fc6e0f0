import { forgetPassword, login, register, reportSignIn, verifySecondFactor } from '@vidya/contracts/browser/calls';
import type { PostedForm, Submission } from '@vidya/contracts/browser/server-page';
import { forgotPasswordProblems, loginProblems, type Problem, signUpProblems } from '@vidya/contracts/rules/validation';
import { paths, safeNext } from '@vidya/contracts/texts/paths';
import { matchPath } from 'react-router-dom';

type Fields = PostedForm['fields'];

/** A form as a browser without script posts it: fields that are missing are empty. */
interface PostableForm {
  path: string;
  /** What its page shows again: all but secrets. */
  shown: (fields: Fields) => Fields;
  problems: (fields: Fields) => Problem[];
  /** What its screen asks for. `next`: the address that the person wanted before. */
  submission: (fields: Fields, next: string | undefined) => Submission;
}

/** `read` makes the call's body, so that a form is checked as it is sent. */
function postable<Body extends Fields>(form: {
  path: string;
  read: (fields: Fields) => Body;
  check: (body: Body) => Problem[];
  submission: (body: Body, next: string | undefined) => Submission;
}): PostableForm {
  const { path, read, check, submission } = form;
  return {
    path,
    shown: (fields) => {
      const { password: _, code: __, ...shown } = read(fields) as Fields;
      return shown;
    },
    problems: (fields) => check(read(fields)),
    submission: (fields, next) => submission(read(fields), next),
  };
}

const forms = [
  postable({
    path: paths.login(),
    read: ({ email = '', password = '' }) => ({ email: email.trim(), password }),
    check: loginProblems,
    submission: (body, next) => ({ call: login, body, next: safeNext(next) }),
  }),
  postable({
    path: paths.signUp(),
    read: ({ fullName = '', email = '', password = '' }) => ({
      fullName: fullName.trim(),
      email: email.trim(),
      password,
    }),
    check: signUpProblems,
    submission: (body, next) => ({ call: register, body, next: paths.login(next, 'signUp') }),
  }),
  postable({
    path: paths.secondFactor(),
    read: ({ code = '' }) => ({ code: code.trim() }),
    check: ({ code }) => (code ? [] : [{ field: 'code', message: 'Code Is Missing' }]),
    submission: ({ code }, next) => ({
      call: verifySecondFactor,
      body: { method: 'code', code },
      next: safeNext(next),
    }),
  }),
  postable({
    path: paths.notMe(':token'),
    read: ({ token = '' }) => ({ token }),
    check: () => [],
    // A browser without script asks for the link to a new password by mail.
    submission: (body) => ({ call: reportSignIn, body, next: paths.forgotPassword() }),
  }),
  postable({
    path: paths.forgotPassword(),
    read: ({ email = '' }) => ({ email: email.trim() }),
    check: forgotPasswordProblems,
    submission: (body) => ({ call: forgetPassword, body, next: paths.forgotPassword('sent') }),
  }),
];

/** The form of a page that browsers may post by themselves. */
export const postableForm = ({ pathname }: URL): PostableForm | undefined =>
  forms.find(({ path }) => matchPath(path, pathname));

/** What a posted form asks for: the same as `useAuth` and its screen do with it. */
export function readForm({ url, fields }: PostedForm): Submission | 'invalid' | undefined {
  const form = postableForm(url);
  if (!form) return undefined;
  if (form.problems(fields).length > 0) return 'invalid';
  return form.submission(fields, url.searchParams.get('next') ?? undefined);
}
