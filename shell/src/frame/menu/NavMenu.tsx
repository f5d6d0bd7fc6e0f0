import { Icon } from '@vidya/shared-ui';
import { type ReactNode, useId } from 'react';
import { MenuButton, MenuPanel } from './menu-styles.ts';
import { useMenu } from './use-menu.ts';

interface NavMenuProps {
  label: string;
  /** The current page belongs to this menu. */
  isHere?: boolean;
  columns?: number;
  children: ReactNode;
}

/** A dropdown of the navbar: a disclosure button and a panel of links, which the browser opens and closes itself. */
export function NavMenu({ label, isHere = false, columns = 1, children }: NavMenuProps) {
  const id = useId();
  const { panel, closeOnBlur } = useMenu();
  return (
    <div onBlur={closeOnBlur}>
      <MenuButton type="button" popoverTarget={id} $isHere={isHere}>
        {label}
        <Icon name="chevron-down" size={16} />
      </MenuButton>
      <MenuPanel ref={panel} id={id} popover="auto" $columns={columns}>
        {children}
      </MenuPanel>
    </div>
  );
}
