import { useSyncExternalStore } from 'react';
import { nextTheme, onThemeChange, readTheme, type Theme, writeTheme } from './theme.ts';

const asTheSystem = (): Theme => 'system';

/** The current theme, the next one, and the function that changes to it. */
export function useTheme(): { theme: Theme; next: Theme; change: () => void } {
  const theme = useSyncExternalStore(onThemeChange, readTheme, asTheSystem);
  const next = nextTheme(theme);
  return { theme, next, change: () => writeTheme(next) };
}
