import type { Platform } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import { paths } from '@vidya/contracts/texts/paths';
import { Avatar, Button } from '@vidya/shared-ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { logOut } from '../../session/log-out.ts';
import { closeDrawerAtom, isPanelOpenAtom, isProfileExtendedAtom } from '../frame-atoms.ts';
import { PersonEntries } from '../menu/MenuLinks.tsx';
import { DrawerButton, DrawerLink, Pair, Person, Rule } from './drawer-styles.ts';
import { Submenu } from './Submenu.tsx';

/** The top of the drawer: sign-in buttons, or 'Hey' with the full name and the profile submenu. */
export function DrawerVisitor({ platform }: { platform: Platform }) {
  const session = useAtomValue(platform.sessionAtom);
  if (session.status === 'signedIn') return <DrawerPerson user={session.user} platform={platform} />;
  return (
    <>
      <Pair>
        <Button as={Link} to={paths.login()} isWide>
          Login
        </Button>
        <Button as={Link} to={paths.signUp()} variant="secondary" isWide>
          Create An Account
        </Button>
      </Pair>
      <Rule />
    </>
  );
}

function DrawerPerson({ user, platform }: { user: User; platform: Platform }) {
  const closeDrawer = useSetAtom(closeDrawerAtom);
  const openPanel = useSetAtom(isPanelOpenAtom);
  const look = (): void => {
    closeDrawer();
    openPanel(true);
  };
  const leave = (): void => {
    closeDrawer();
    void logOut(platform);
  };
  const name = (
    <Person>
      <Avatar name={user.fullName} src={user.avatar?.secure_url} size={40} isDecorative />
      <span>
        Hey, <bdi translate="no">{user.fullName}</bdi>
      </span>
    </Person>
  );
  return (
    <>
      <Submenu label={name} atom={isProfileExtendedAtom}>
        <PersonEntries role={user.role} link={DrawerLink} button={DrawerButton} onVersions={look} onLogout={leave} />
      </Submenu>
      <Rule />
    </>
  );
}
