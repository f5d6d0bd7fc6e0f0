import { Icon } from '@vidya/shared-ui';
import { themeIcons, useTheme } from '../ThemeSwitch.tsx';
import { DrawerButton } from './drawer-styles.ts';

/** The theme switch as a row of the drawer. */
export function ThemeRow() {
  const { theme, change } = useTheme();
  return (
    <DrawerButton type="button" onClick={change}>
      Theme: {theme}
      <Icon name={themeIcons[theme]} />
    </DrawerButton>
  );
}
