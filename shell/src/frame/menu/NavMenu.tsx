import { Icon } from '@vidya/shared-ui';
import { type ReactNode, useId } from 'react';
import { MenuButton, MenuFrame, MenuPanel } from './menu-styles.ts';
import type { MenuName } from './menus.ts';
import { useMenu } from './use-menu.ts';

interface NavMenuProps {
  name: MenuName;
  label: string;
  /** The current page belongs to this menu. */
  isHere?: boolean;
  columns?: number;
  children: ReactNode;
}

/** A dropdown of the navbar: a disclosure button and a panel of links. */
export function NavMenu({ name, label, isHere = false, columns = 1, children }: NavMenuProps) {
  const { isOpen, toggle, frame, button } = useMenu(name);
  const id = useId();
  return (
    <MenuFrame ref={frame}>
      <MenuButton
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        $isHere={isHere}
        onClick={toggle}
      >
        {label}
        <Icon name="chevron-down" size={16} />
      </MenuButton>
      <MenuPanel id={id} hidden={!isOpen} $columns={columns}>
        {children}
      </MenuPanel>
    </MenuFrame>
  );
}
