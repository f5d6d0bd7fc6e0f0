import { paths } from '@vidya/contracts/texts/paths';
import { Button } from '@vidya/shared-ui';
import { Link, useLocation } from 'react-router-dom';
import { MenuFoot, MenuHeading, MenuItem } from './menu/menu-styles.ts';
import { MenuLinks } from './menu/MenuLinks.tsx';
import { careerLinks, catalogLinks, communityLinks, docLinks, toolLinks } from './menu/menus.ts';
import { NavMenu } from './menu/NavMenu.tsx';
import { NavItem } from './navbar-styles.ts';

/** Home, Catalog, Resources, Community, Contact Us, Career Center. */
export function NavLinks() {
  const { pathname } = useLocation();
  const here = (path: string) => (pathname === path ? ('page' as const) : undefined);
  return (
    <>
      <NavItem to={paths.home()} aria-current={here(paths.home())}>
        Home
      </NavItem>
      <NavMenu name="catalog" label="Catalog" columns={2} isHere={pathname.startsWith('/course/')}>
        <MenuLinks links={catalogLinks} as={MenuItem} />
        <MenuFoot>
          <Button as={Link} to={paths.allCourses()} size="small" isWide>
            Explore All Courses
          </Button>
        </MenuFoot>
      </NavMenu>
      <NavMenu name="resources" label="Resources" columns={2} isHere={pathname === paths.resources()}>
        <MenuHeading>Docs</MenuHeading>
        <MenuLinks links={docLinks} as={MenuItem} />
        <MenuHeading>Tools</MenuHeading>
        <MenuLinks links={toolLinks} as={MenuItem} />
      </NavMenu>
      <NavMenu name="community" label="Community" isHere={pathname === paths.community()}>
        <MenuLinks links={communityLinks} as={MenuItem} />
      </NavMenu>
      <NavItem to={paths.contact()} aria-current={here(paths.contact())}>
        Contact Us
      </NavItem>
      <NavMenu name="career" label="Career Center" isHere={pathname === paths.career()}>
        <MenuLinks links={careerLinks} as={MenuItem} />
      </NavMenu>
    </>
  );
}
