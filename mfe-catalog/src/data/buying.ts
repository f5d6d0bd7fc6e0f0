import { usePlatform, useSession } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { useNavigate } from 'react-router-dom';

/** The checkout's address and the navigation state that the specification defines. */
export const checkoutOf = (course: CourseSummary, user: User, coupon?: string) => ({
  to: paths.checkout(course._id, coupon),
  state: { role: user.role, data: user, course },
});

/** The action of the buy button, by role (section 6): only learners go to the checkout; others get a message. */
export function useBuying(course: CourseSummary, coupon?: string): () => Promise<void> {
  const { toasts, refreshSession } = usePlatform();
  const session = useSession();
  const navigate = useNavigate();

  const askToLogIn = (): void =>
    toasts.error(texts.session.loginToEnroll, {
      label: 'Log in',
      run: () => void navigate(paths.login(paths.courseDetail(course._id, coupon))),
    });

  return async () => {
    // Pressed before the start-up probe is done: wait for its result.
    const known = session.status === 'signedIn' ? session.user : null;
    const user = session.status === 'probing' ? await refreshSession() : known;
    if (!user) return askToLogIn();
    if (user.role === 'INSTRUCTOR') return toasts.error(texts.payment.instructorCannotBuy);
    if (user.role === 'ADMIN') return toasts.error(texts.payment.adminCannotBuy);
    const { to, state } = checkoutOf(course, user, coupon);
    await navigate(to, { state });
  };
}
