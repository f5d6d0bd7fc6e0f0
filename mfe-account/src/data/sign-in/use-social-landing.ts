import { usePlatform } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Loads the user after a social sign-in and redirects: home after success, otherwise to the login page (section 2). */
export function useSocialLanding(): void {
  const { refreshSession, toasts } = usePlatform();
  const navigate = useNavigate();

  const goOn = useEffectEvent((isSignedIn: boolean) => {
    if (isSignedIn) toasts.success(texts.session.loggedIn);
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
