import type { Platform } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, Icon, Logo } from '@vidya/shared-ui';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isDrawerOpenAtom } from './frame-atoms.ts';
import { AreaLinks } from './menu/AreaLinks.tsx';
import { MenuLinks } from './menu/MenuLinks.tsx';
import { MenuFoot, MenuHeading, MenuItem } from './menu/menu-styles.ts';
import { careerLinks, catalogLinks, communityLinks, docLinks, plainMenuId, toolLinks } from './menu/menus.ts';
import { NavMenu } from './menu/NavMenu.tsx';
import { Bar, Brand, FromTablets, IconAction, NavItem, NavRow, PhoneOnly, WideOnly } from './navbar-styles.ts';
import { SearchBox } from './search/SearchBox.tsx';
import { Visitor } from './Visitor.tsx';

interface NavbarProps {
  platform: Platform;
  /** What the drawer's button opens in browsers without script. It is in the server's HTML only. */
  plainMenu?: ReactNode;
}

/** Section 2, navigation bar. On small windows the links live in the drawer. */
export function Navbar({ platform, plainMenu }: NavbarProps) {
  const openDrawer = useSetAtom(isDrawerOpenAtom);
  return (
    <Bar>
      <NavRow>
        <PhoneOnly>
          <IconAction type="button" aria-label="Open menu" popoverTarget={plainMenuId} onClick={() => openDrawer(true)}>
            <Icon name="menu" />
          </IconAction>
          <noscript>{plainMenu}</noscript>
        </PhoneOnly>
        <Brand as={Link} to={paths.home()} aria-label="Vidya, home">
          <Logo height={30} />
        </Brand>
        <WideOnly as="nav" aria-label="Main">
          <NavLinks />
        </WideOnly>
        <SearchBox platform={platform} />
        <FromTablets>
          <Visitor platform={platform} />
        </FromTablets>
      </NavRow>
    </Bar>
  );
}

/** Home, Catalog, Resources, Community, Contact Us, Career Center. */
function NavLinks() {
  const { pathname } = useLocation();
  const here = (path: string) => (pathname === path ? ('page' as const) : undefined);
  return (
    <>
      <NavItem to={paths.home()} aria-current={here(paths.home())}>
        Home
      </NavItem>
      <NavMenu label="Catalog" columns={2} isHere={pathname.startsWith('/course/')}>
        <MenuLinks links={catalogLinks} as={MenuItem} />
        <AreaLinks menu="catalog" as={MenuItem} />
        <MenuFoot>
          <Button as={Link} to={paths.allCourses()} size="small" isWide>
            Explore All Courses
          </Button>
        </MenuFoot>
      </NavMenu>
      <NavMenu label="Resources" columns={2} isHere={pathname === paths.resources()}>
        <MenuHeading>Docs</MenuHeading>
        <MenuLinks links={docLinks} as={MenuItem} />
        <MenuHeading>Tools</MenuHeading>
        <MenuLinks links={toolLinks} as={MenuItem} />
        <AreaLinks menu="resources" as={MenuItem} />
      </NavMenu>
      <NavMenu label="Community" isHere={pathname === paths.community()}>
        <MenuLinks links={communityLinks} as={MenuItem} />
        <AreaLinks menu="community" as={MenuItem} />
      </NavMenu>
      <NavItem to={paths.contact()} aria-current={here(paths.contact())}>
        Contact Us
      </NavItem>
      <NavMenu label="Career Center" isHere={pathname === paths.career()}>
        <MenuLinks links={careerLinks} as={MenuItem} />
        <AreaLinks menu="career" as={MenuItem} />
      </NavMenu>
    </>
  );
}
