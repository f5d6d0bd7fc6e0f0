import { writeCookie } from '@vidya/contracts/browser/stored';
import { Icon, type IconName } from '@vidya/shared-ui';
import { line, mutedCaption } from '@vidya/shared-ui/mixins';
import { color, radius, space } from '@vidya/shared-ui/tokens';
import { useId, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { plain } from './menu/menu-styles.ts';

type Theme = 'system' | 'light' | 'dark';

const themes: { theme: Theme; name: string; icon: IconName }[] = [
  { theme: 'system', name: 'System', icon: 'monitor' },
  { theme: 'light', name: 'Light', icon: 'sun' },
  { theme: 'dark', name: 'Dark', icon: 'moon' },
];

const readTheme = (): Theme => {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
};

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

/** The theme of the site: as the system, light or dark. */
export function ThemeChoice() {
  const chosen = useSyncExternalStore(onThemeChange, readTheme, asTheSystem);
  const id = useId();
  return (
    <Choice role="group" aria-labelledby={id}>
      <span id={id}>Theme</span>
      <Track>
        {themes.map(({ theme, name, icon }) => (
          <button key={theme} type="button" aria-pressed={theme === chosen} onClick={() => writeTheme(theme)}>
            <Icon name={icon} size={16} />
            {name}
          </button>
        ))}
      </Track>
    </Choice>
  );
}

const Choice = styled.div`
  ${line(3)}
  flex-wrap: wrap;
  ${mutedCaption}
`;

const Track = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding: 2px;
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};

  > button {
    ${line(1)}
    min-height: 2.25rem;
    padding: 0 ${space[3]};
    ${plain}
    border-radius: ${radius.pill};
    color: ${color.inkMuted};
    font: inherit;

    &:hover {
      color: ${color.primary};
    }
    &[aria-pressed='true'] {
      background: ${color.primarySoft};
      color: ${color.primary};
    }
  }
`;
