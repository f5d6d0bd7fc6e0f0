import { useQueryClient } from '@tanstack/react-query';
import type { ApiResponse } from '@vidya/contracts/browser/client';
import { type ToastMessages, usePlatform } from '@vidya/contracts/browser/platform';
import {
  forgetPassword,
  login,
  register,
  resetPassword,
  type SignUpForm,
  updatePassword,
} from '@vidya/contracts/calls/account';
import { messageOf } from '@vidya/contracts/calls/api-error';
import { texts } from '@vidya/contracts/texts/texts';

const { progress, session, account } = texts;

/**
 * The calls of the auth screens with their toasts (section 8). Each resolves with '' after success and with the error
 * message otherwise, to be shown on the page too (decision S2).
 */
export function useAuth() {
  const { send, run, signIn } = usePlatform();
  const queries = useQueryClient();
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
  return {
    logIn: (body: { email: string; password: string }) =>
      attempt(
        send(login, { body }),
        { loading: progress.verifyingCredentials, success: session.loggedIn },
        (person) => {
          // Cached data belongs to the previous session.
          queries.removeQueries({ type: 'inactive' });
          void queries.invalidateQueries();
          signIn(person);
        },
      ),
    signUp: (body: SignUpForm) =>
      attempt(send(register, { body }), { loading: progress.creatingAccount, success: session.accountCreated }),
    askForReset: (email: string) =>
      attempt(send(forgetPassword, { body: { email } }), {
        loading: progress.sendingMail,
        success: account.resetMailSent,
      }),
    resetPassword: (params: { userId: string; token: string }, newPassword: string) =>
      attempt(send(resetPassword, { params, body: { newPassword } }), {
        loading: progress.resettingPassword,
        success: account.passwordReset,
      }),
    changePassword: (body: { currPassword: string; newPassword: string }) =>
      attempt(send(updatePassword, { body }), { loading: progress.changingPassword, success: account.passwordChanged }),
  };
}
