import { paths } from '@vidya/contracts/texts/paths';
import { Icon } from '@vidya/shared-ui';
import { useSetAtom } from 'jotai';
import { isCommunityExtendedAtom, isResourceExtendedAtom } from '../frame-atoms.ts';
import { MenuLinks } from '../menu/MenuLinks.tsx';
import { communityPlaces, docLinks, drawerLinks, toolLinks } from '../menu/menus.ts';
import { DrawerButton, DrawerLink } from './drawer-styles.ts';
import { Submenu } from './Submenu.tsx';

/** The drawer's own links, with the Resources and Community submenus. */
export function DrawerLinks() {
  const extendCommunity = useSetAtom(isCommunityExtendedAtom);
  return (
    <nav aria-label="Site">
      <MenuLinks links={drawerLinks} as={DrawerLink} />
      <Submenu label="Resources" atom={isResourceExtendedAtom}>
        <DrawerLink to={paths.resources()}>All resources</DrawerLink>
        <MenuLinks links={{ ...docLinks, ...toolLinks }} as={DrawerLink} />
      </Submenu>
      <Submenu label="Community" atom={isCommunityExtendedAtom}>
        {/* Section 2: in the drawer these entries link to the home page. */}
        {communityPlaces.map((label) => (
          <DrawerLink key={label} to={paths.home()}>
            {label}
          </DrawerLink>
        ))}
        <DrawerLink to={paths.community()}>About the community</DrawerLink>
        <DrawerButton type="button" onClick={() => extendCommunity(false)}>
          Back
          <Icon name="chevron-up" size={18} />
        </DrawerButton>
      </Submenu>
      <DrawerLink to={paths.contact()}>Contact Us</DrawerLink>
      <DrawerLink to={paths.career()}>Career Center</DrawerLink>
    </nav>
  );
}
