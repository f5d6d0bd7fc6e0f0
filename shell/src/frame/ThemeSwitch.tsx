import { Icon, type IconName } from '@vidya/shared-ui';
import { DrawerButton } from './Drawer/drawer-styles.ts';
import { IconAction } from './navbar-styles.ts';
import type { Theme } from './theme.ts';
import { useTheme } from './use-theme.ts';

const icons: Record<Theme, IconName> = { system: 'monitor', light: 'sun', dark: 'moon' };

/** Light, dark or system theme; a press selects the next one. */
export function ThemeSwitch() {
  const { theme, next, change } = useTheme();
  const name = `Theme: ${theme}. Change to ${next}`;
  return (
    <IconAction type="button" aria-label={name} title={name} onClick={change}>
      <Icon name={icons[theme]} />
    </IconAction>
  );
}

/** The same switch as a row of the drawer. */
export function ThemeRow() {
  const { theme, change } = useTheme();
  return (
    <DrawerButton type="button" onClick={change}>
      Theme: {theme}
      <Icon name={icons[theme]} />
    </DrawerButton>
  );
}
