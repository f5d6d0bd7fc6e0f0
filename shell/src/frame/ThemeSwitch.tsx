import { Icon, type IconName } from '@vidya/shared-ui';
import { useSyncExternalStore } from 'react';
import { writeCookie } from '../write-cookie.ts';
import { IconAction } from './navbar-styles.ts';

const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

const readTheme = (): Theme => {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
};

const nextTheme = (theme: Theme): Theme => themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';

const listeners = new Set<() => void>();

function onThemeChange(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Stored in a cookie: the front server renders the first frame in it, and clearing the storage keeps it (S3). */
function writeTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  writeCookie('vidya-theme', theme === 'system' ? undefined : theme);
  for (const tell of listeners) tell();
}

const asTheSystem = (): Theme => 'system';

/** The current theme, the next one, and the function that changes to it. */
export function useTheme(): { theme: Theme; next: Theme; change: () => void } {
  const theme = useSyncExternalStore(onThemeChange, readTheme, asTheSystem);
  const next = nextTheme(theme);
  return { theme, next, change: () => writeTheme(next) };
}

/** The icon of each theme. */
export const themeIcons: Record<Theme, IconName> = { system: 'monitor', light: 'sun', dark: 'moon' };

/** Light, dark or system theme; a press selects the next one. */
export function ThemeSwitch() {
  const { theme, next, change } = useTheme();
  const name = `Theme: ${theme}. Change to ${next}`;
  return (
    <IconAction type="button" aria-label={name} title={name} onClick={change}>
      <Icon name={themeIcons[theme]} />
    </IconAction>
  );
}
