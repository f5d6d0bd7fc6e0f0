import type { Platform } from '@vidya/contracts/browser/platform';
import { roleLabel, type User } from '@vidya/contracts/calls/account';
import { paths } from '@vidya/contracts/texts/paths';
import { Avatar, Button, Icon, Skeleton } from '@vidya/shared-ui';
import { line, mutedCaption } from '@vidya/shared-ui/mixins';
import { space } from '@vidya/shared-ui/tokens';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { logOut } from '../session/log-out.ts';
import { isPanelOpenAtom } from './frame-atoms.ts';
import { PersonEntries } from './menu/MenuLinks.tsx';
import { MenuAction, MenuItem, MenuPanel, navItem } from './menu/menu-styles.ts';
import { useMenu } from './menu/use-menu.ts';

/** Sign-in buttons, or the avatar with its menu. Keeps its width until the session is known. */
export function Visitor({ platform }: { platform: Platform }) {
  const session = useAtomValue(platform.sessionAtom);
  if (session.status === 'signedIn')
    return (
      <Corner>
        <AvatarMenu user={session.user} platform={platform} />
      </Corner>
    );
  if (session.status === 'probing')
    return (
      <Corner aria-hidden="true" aria-busy="true">
        <Skeleton width="10rem" height="2.5rem" shape="block" />
      </Corner>
    );
  return (
    <Corner>
      <Button as={Link} to={paths.login()} variant="quiet" size="small">
        Log in
      </Button>
      <Button as={Link} to={paths.signUp()} size="small">
        Sign Up
      </Button>
    </Corner>
  );
}

const Corner = styled.div`
  ${line(2)}
  justify-content: flex-end;
  min-width: 11.5rem;
`;

/** The avatar with role label and full name, and the menu of a signed-in person. */
function AvatarMenu({ user, platform }: { user: User; platform: Platform }) {
  const id = useId();
  const { panel, close, closeOnBlur } = useMenu();
  const openPanel = useSetAtom(isPanelOpenAtom);
  const look = (): void => {
    // First: the focus goes back to the button, and returns there when the panel closes.
    close();
    openPanel(true);
  };
  return (
    <div onBlur={closeOnBlur}>
      <AvatarButton type="button" popoverTarget={id}>
        <Avatar name={user.fullName} src={user.avatar?.secure_url} size={36} isDecorative />
        <Names>
          <Role>{roleLabel(user.role)}</Role>
          <Name translate="no">{user.fullName}</Name>
        </Names>
        <Icon name="chevron-down" size={16} />
      </AvatarButton>
      <MenuPanel ref={panel} id={id} popover="auto" $columns={1} $isRight>
        <PersonEntries
          role={user.role}
          link={MenuItem}
          button={MenuAction}
          onVersions={look}
          onLogout={() => void logOut(platform)}
        />
      </MenuPanel>
    </div>
  );
}

const AvatarButton = styled.button`
  ${navItem}
  gap: ${space[2]};
  height: 3rem;
`;

const Names = styled.span`
  display: grid;
  max-width: 8.5rem;
  text-align: left;
`;

const Role = styled.span`
  ${mutedCaption}
  line-height: 1.2;
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  line-height: 1.2;
`;
