import { Icon, type IconName } from '@vidya/shared-ui';
import { useSyncExternalStore } from 'react';
import { DrawerButton } from './Drawer/drawer-styles.ts';
import { IconAction } from './navbar-styles.ts';
import { nextTheme, onThemeChange, readTheme, type Theme, writeTheme } from './theme.ts';

const asTheSystem = (): Theme => 'system';

/** The current theme, the next one, and the function that changes to it. */
function useTheme(): { theme: Theme; next: Theme; change: () => void } {
  const theme = useSyncExternalStore(onThemeChange, readTheme, asTheSystem);
  const next = nextTheme(theme);
  return { theme, next, change: () => writeTheme(next) };
}

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
