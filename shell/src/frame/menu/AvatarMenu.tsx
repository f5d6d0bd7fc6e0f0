import type { Platform } from '@vidya/contracts/browser/platform';
import { roleLabel, type User } from '@vidya/contracts/calls/account';
import { Avatar, Icon } from '@vidya/shared-ui';
import { color, space, type } from '@vidya/shared-ui/tokens';
import { useSetAtom } from 'jotai';
import { useId } from 'react';
import { styled } from 'styled-components';
import { isPanelOpenAtom } from '../../panel/panel-atom.ts';
import { logOut } from '../../session/log-out.ts';
import { MenuAction, MenuFrame, MenuItem, MenuPanel, navItem } from './menu-styles.ts';
import { avatarLinks } from './menus.ts';
import { useMenu } from './use-menu.ts';

/** The avatar with role label and full name, and the menu of a signed-in person. */
export function AvatarMenu({ user, platform }: { user: User; platform: Platform }) {
  const { isOpen, toggle, frame, button } = useMenu('avatar');
  const id = useId();
  const openPanel = useSetAtom(isPanelOpenAtom);
  const look = (): void => {
    toggle();
    // The focus returns here when the panel closes: the menu entry is hidden by then.
    button.current?.focus();
    openPanel(true);
  };
  return (
    <MenuFrame ref={frame}>
      <AvatarButton ref={button} type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <Avatar name={user.fullName} src={user.avatar?.secure_url} size={36} isDecorative />
        <Names>
          <Role>{roleLabel(user.role)}</Role>
          <Name>{user.fullName}</Name>
        </Names>
        <Icon name="chevron-down" size={16} />
      </AvatarButton>
      <MenuPanel id={id} hidden={!isOpen} $columns={1} $isRight>
        {avatarLinks(user.role).map(({ label, to }) => (
          <MenuItem key={to} to={to}>
            {label}
          </MenuItem>
        ))}
        {user.role === 'ADMIN' ? (
          <MenuAction type="button" onClick={look}>
            Versions
          </MenuAction>
        ) : null}
        <MenuAction type="button" onClick={() => void logOut(platform)}>
          Logout
        </MenuAction>
      </MenuPanel>
    </MenuFrame>
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
  color: ${color.inkMuted};
  ${type.caption}
  line-height: 1.2;
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  line-height: 1.2;
`;
