import {
  forgetPassword,
  login,
  register,
  requestFormWork,
  requestLoginWork,
  resetPassword,
  updatePassword,
} from '@vidya/contracts/browser/calls';
import type { ApiResponse } from '@vidya/contracts/browser/client';
import { type ToastMessages, usePlatform } from '@vidya/contracts/browser/platform';
import { withWork } from '@vidya/contracts/browser/proofs/with-work';
import type { SignUpForm } from '@vidya/contracts/calls/sign-in';
import { ApiError, messageOf, requestIdOf } from '@vidya/contracts/rules/api-error';
import { secondFactorCode } from '@vidya/contracts/rules/second-factor';
import { texts } from '@vidya/contracts/texts/texts';
import { useArrival } from './use-arrival.ts';

const { progress, session, account } = texts;

/**
 * The calls of the auth screens with their toasts (section 8). Each resolves with '' after success and with the error
 * message otherwise, to be shown on the page too (decision S2).
 */
export function useAuth() {
  const { send, run, toasts } = usePlatform();
  const arrive = useArrival();
  const attempt = async <Data>(
    work: Promise<ApiResponse<Data>>,
    messages: Pick<ToastMessages, 'loading' | 'success'>,
    onSuccess?: (data: Data) => void,
  ): Promise<string> => {
    const response = await run(work, { ...messages, failure: account.fallback });
    if (response) onSuccess?.(response.data);
    return work.then(
      () => '',
      (error: unknown) => messageOf(error, account.fallback),
    );
  };
  /** Works for it first, when many came from the person's network. */
  const sendForm = <Data>(
    form: 'signUp' | 'passwordReset',
    attempt: (work: { work?: string }) => Promise<ApiResponse<Data>>,
  ): Promise<ApiResponse<Data>> => withWork(attempt, () => send(requestFormWork, { body: { form } }));
  return {
    /** Resolves with 'secondFactor' if the password is right, and not enough. */
    logIn: async (body: { email: string; password: string }): Promise<string> => {
      const loading = toasts.loading(progress.verifyingCredentials);
      try {
        const { data, message } = await withWork(
          (work) => send(login, { body: { ...body, ...work } }),
          () => send(requestLoginWork, { body: { email: body.email } }),
        );
        loading.succeed(message || session.loggedIn);
        arrive(data);
        return '';
      } catch (error) {
        const needsMore = error instanceof ApiError && error.code === secondFactorCode;
        if (needsMore) loading.dismiss();
        else loading.fail(messageOf(error, account.fallback), { requestId: requestIdOf(error) });
        return needsMore ? 'secondFactor' : messageOf(error, account.fallback);
      }
    },
    signUp: (body: SignUpForm) =>
      attempt(
        sendForm('signUp', (work) => send(register, { body: { ...body, ...work } })),
        { loading: progress.creatingAccount, success: session.accountCreated },
      ),
    askForReset: (email: string) =>
      attempt(
        sendForm('passwordReset', (work) => send(forgetPassword, { body: { email, ...work } })),
        {
          loading: progress.sendingMail,
          success: account.resetMailSent,
        },
      ),
    resetPassword: (params: { userId: string; token: string }, newPassword: string) =>
      attempt(send(resetPassword, { params, body: { newPassword } }), {
        loading: progress.resettingPassword,
        success: account.passwordReset,
      }),
    changePassword: (body: { currPassword: string; newPassword: string }) =>
      attempt(send(updatePassword, { body }), { loading: progress.changingPassword, success: account.passwordChanged }),
  };
}
