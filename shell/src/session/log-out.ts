import { logout } from '@vidya/contracts/browser/calls';
import type { ApiResponse } from '@vidya/contracts/browser/client';
import type { Platform } from '@vidya/contracts/browser/platform';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { texts } from '@vidya/contracts/texts/texts';

/** A 401 means that the session is already gone, so logout succeeds (decision S8). */
async function endSession({ send }: Platform): Promise<ApiResponse<null>> {
  try {
    return await send(logout, {});
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      return { data: null, message: texts.session.loggedOut, total: 0 };
    throw error;
  }
}

/** Section 4, Logout: after a successful response, clears all of the person's data, here and in the other tabs. */
export async function logOut(platform: Platform): Promise<void> {
  const response = await platform.run(endSession(platform), {
    loading: texts.progress.loggingOut,
    success: texts.session.loggedOut,
    failure: texts.account.fallback,
  });
  if (response) platform.signOut();
}
