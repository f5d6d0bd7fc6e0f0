import { usePlatform } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * Loads the user after a social sign-in and redirects: home after success, otherwise to the login page (section 2). Who
 * was signed in before stays so when it failed, and goes home.
 */
export function useSocialLanding(): void {
  const { refreshSession, toasts } = usePlatform();
  const navigate = useNavigate();
  const [query] = useSearchParams();

  const goOn = useEffectEvent((isSignedIn: boolean) => {
    if (isSignedIn && !query.has('failed')) toasts.success(texts.session.loggedIn);
    else toasts.error(texts.session.errorInLoggedIn);
    void navigate(isSignedIn ? paths.home() : paths.login(), { replace: true });
  });

  useEffect(() => {
    let isHere = true;
    const land = (isSignedIn: boolean): void => void (isHere && goOn(isSignedIn));
    refreshSession().then(
      (user) => land(user !== null),
      () => land(false),
    );
    return () => {
      isHere = false;
    };
  }, [refreshSession]);
}
