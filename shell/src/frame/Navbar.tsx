import type { Platform } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { Icon, Logo } from '@vidya/shared-ui';
import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { isDrawerOpenAtom } from './frame-atoms.ts';
import { NavLinks } from './NavLinks.tsx';
import { Bar, Brand, IconAction, NavRow, NotOnPhone, PhoneOnly, WideOnly } from './navbar-styles.ts';
import { SearchBox } from './search/SearchBox.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { Visitor } from './Visitor.tsx';

/** Section 2, navigation bar. On small windows the links live in the drawer. */
export function Navbar({ platform }: { platform: Platform }) {
  const openDrawer = useSetAtom(isDrawerOpenAtom);
  return (
    <Bar>
      <NavRow>
        <PhoneOnly>
          <IconAction type="button" aria-label="Open menu" onClick={() => openDrawer(true)}>
            <Icon name="menu" />
          </IconAction>
        </PhoneOnly>
        <Brand as={Link} to={paths.home()} aria-label="Vidya, home">
          <Logo height={30} />
        </Brand>
        <WideOnly as="nav" aria-label="Main">
          <NavLinks />
        </WideOnly>
        <SearchBox platform={platform} />
        <NotOnPhone>
          <ThemeSwitch />
        </NotOnPhone>
        <WideOnly>
          <Visitor platform={platform} />
        </WideOnly>
      </NavRow>
    </Bar>
  );
}
