import { useTitle } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, DeniedPicture } from '@vidya/shared-ui';
import { useAtomValue } from 'jotai';
import { Link, useLocation } from 'react-router-dom';
import { sessionAtom } from '../session/session.ts';
import { LostPage } from './LostPage.tsx';

/** The page that the guards redirect to (section 2, Other). Signed-out visitors can log in and continue. */
export function Denied() {
  useTitle('Access Denied');
  const session = useAtomValue(sessionAtom);
  const from = (useLocation().state as { from?: string } | null)?.from;
  const login =
    session.status === 'signedOut' ? (
      <Button as={Link} to={paths.login(from)}>
        Log in
      </Button>
    ) : null;
  return (
    <LostPage picture={<DeniedPicture />} title="Access Denied" action={login}>
      {texts.page.denied}
    </LostPage>
  );
}
