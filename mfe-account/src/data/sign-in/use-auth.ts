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

/** The error message of a failed call, for display beside the toast; '' if the call succeeded. */
const failureOf = (work: Promise<unknown>, fallback: string): Promise<string> =>
  work.then(
    () => '',
    (error: unknown) => messageOf(error, fallback),
  );

const messages = (loading: string, success: string): ToastMessages => ({
  loading,
  success,
  failure: texts.account.fallback,
});

/**
 * The calls of the auth screens with their toasts (section 8). Each resolves with '' after success and with the error
 * message otherwise, to be shown on the page too (decision S2).
 */
export function useAuth() {
  const { send, run, signIn } = usePlatform();
  const queries = useQueryClient();
  const attempt = async (work: Promise<ApiResponse<unknown>>, said: ToastMessages): Promise<string> => {
    await run(work, said);
    return failureOf(work, said.failure);
  };
  return {
    logIn: async (body: { email: string; password: string }): Promise<string> => {
      const work = send(login, { body });
      const response = await run(work, messages(texts.progress.verifyingCredentials, texts.session.loggedIn));
      if (response) {
        // Cached data belongs to the previous session.
        queries.removeQueries({ type: 'inactive' });
        void queries.invalidateQueries();
        signIn(response.data);
      }
      return failureOf(work, texts.account.fallback);
    },
    signUp: (body: SignUpForm) =>
      attempt(send(register, { body }), messages(texts.progress.creatingAccount, texts.session.accountCreated)),
    askForReset: (email: string) =>
      attempt(
        send(forgetPassword, { body: { email } }),
        messages(texts.progress.sendingMail, texts.account.resetMailSent),
      ),
    resetPassword: (params: { userId: string; token: string }, newPassword: string) =>
      attempt(
        send(resetPassword, { params, body: { newPassword } }),
        messages(texts.progress.resettingPassword, texts.account.passwordReset),
      ),
    changePassword: (body: { currPassword: string; newPassword: string }) =>
      attempt(send(updatePassword, { body }), messages(texts.progress.changingPassword, texts.account.passwordChanged)),
  };
}
