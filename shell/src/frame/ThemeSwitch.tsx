import { Icon, type IconName } from '@vidya/shared-ui';
import { useSyncExternalStore } from 'react';
import { IconAction } from './navbar-styles.ts';
import { nextTheme, onThemeChange, readTheme, type Theme, writeTheme } from './theme.ts';

const icons: Record<Theme, IconName> = { system: 'monitor', light: 'sun', dark: 'moon' };

/** Light, dark or as the system wishes; one press moves on to the next. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(onThemeChange, readTheme, () => 'system' as const);
  const next = nextTheme(theme);
  return (
    <IconAction
      type="button"
      aria-label={`Theme: ${theme}. Change to ${next}`}
      title={`Theme: ${theme}`}
      onClick={() => writeTheme(next)}
    >
      <Icon name={icons[theme]} />
    </IconAction>
  );
}
