import type { Platform } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import { paths } from '@vidya/contracts/texts/paths';
import { Avatar, Button, Icon } from '@vidya/shared-ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { isPanelOpenAtom } from '../../panel/panel-atom.ts';
import { logOut } from '../../session/log-out.ts';
import { closeDrawerAtom, isProfileExtendedAtom } from '../frame-atoms.ts';
import { avatarLinks } from '../menu/menus.ts';
import { DrawerButton, DrawerLink, Pair, Person, Rule, Sub } from './drawer-styles.ts';

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
  const [isExtended, setExtended] = useAtom(isProfileExtendedAtom);
  const closeDrawer = useSetAtom(closeDrawerAtom);
  const id = useId();
  const openPanel = useSetAtom(isPanelOpenAtom);
  const look = (): void => {
    closeDrawer();
    openPanel(true);
  };
  const leave = (): void => {
    closeDrawer();
    void logOut(platform);
  };
  return (
    <>
      <DrawerButton
        type="button"
        aria-expanded={isExtended}
        aria-controls={id}
        onClick={() => setExtended(!isExtended)}
      >
        <Person>
          <Avatar name={user.fullName} src={user.avatar?.secure_url} size={40} isDecorative />
          <span>Hey, {user.fullName}</span>
        </Person>
        <Icon name={isExtended ? 'chevron-up' : 'chevron-down'} size={18} />
      </DrawerButton>
      <Sub id={id} hidden={!isExtended}>
        {avatarLinks(user.role).map(({ label, to }) => (
          <DrawerLink key={to} to={to}>
            {label}
          </DrawerLink>
        ))}
        {user.role === 'ADMIN' ? (
          <DrawerButton type="button" onClick={look}>
            Versions
          </DrawerButton>
        ) : null}
        <DrawerButton type="button" onClick={leave}>
          Logout
        </DrawerButton>
      </Sub>
      <Rule />
    </>
  );
}
