const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const yearSeconds = 31_536_000;

export const readTheme = (): Theme => {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
};

export const nextTheme = (theme: Theme): Theme => themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';

const listeners = new Set<() => void>();

export function onThemeChange(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/**
 * Stored in a cookie: the front server renders the first frame in this theme, and clearing the storage does not lose it
 * (decision S3).
 */
export function writeTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  // oxlint-disable-next-line unicorn/no-document-cookie -- cookieStore is not in every browser we serve
  document.cookie = `vidya-theme=${theme}; path=/; max-age=${theme === 'system' ? 0 : yearSeconds}; samesite=lax`;
  for (const tell of listeners) tell();
}
