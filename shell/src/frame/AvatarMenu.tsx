import type { Platform } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import { roleLabel } from '@vidya/contracts/texts/labels';
import { Avatar, Icon } from '@vidya/shared-ui';
import { mutedCaption } from '@vidya/shared-ui/mixins';
import { color, space } from '@vidya/shared-ui/tokens';
import { useSetAtom } from 'jotai';
import { useId } from 'react';
import { styled } from 'styled-components';
import { logOut } from '../session/log-out.ts';
import { isPanelOpenAtom } from './frame-atoms.ts';
import { PersonEntries } from './menu/MenuLinks.tsx';
import { MenuAction, MenuItem, MenuPanel, navItem } from './menu/menu-styles.ts';
import { useMenu } from './menu/use-menu.ts';
import { ThemeChoice } from './ThemeChoice.tsx';

/** The avatar with role label and full name, and the menu of a signed-in person. */
export function AvatarMenu({ user, platform }: { user: User; platform: Platform }) {
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
        <ThemeRow>
          <ThemeChoice />
        </ThemeRow>
      </MenuPanel>
    </div>
  );
}

const ThemeRow = styled.div`
  margin-top: ${space[2]};
  padding: ${space[2]} ${space[3]} 0;
  border-top: 1px solid ${color.line};
`;

const AvatarButton = styled.button`
  ${navItem}
  gap: ${space[2]};
  height: 3rem;
`;

const Names = styled.span`
  display: grid;
  max-width: 8.5rem;
  @media (max-width: 89.99rem) {
    max-width: 6.5rem;
  }
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
