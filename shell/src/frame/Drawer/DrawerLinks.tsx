import { paths } from '@vidya/contracts/texts/paths';
import { Icon } from '@vidya/shared-ui';
import { type PrimitiveAtom, useAtom } from 'jotai';
import { type ReactNode, useId } from 'react';
import { isCommunityExtendedAtom, isResourceExtendedAtom } from '../frame-atoms.ts';
import { docLinks, drawerLinks, type MenuLink, toolLinks } from '../menu/menus.ts';
import { DrawerButton, DrawerLink, Sub } from './drawer-styles.ts';

/** Section 2: in the drawer these community entries link to the home page. */
const communityHere: string[] = ['Forums', 'Discord', 'Clubs', 'Events', 'Code Crew'];

/** The drawer's own links, with the Resources and Community submenus. */
export function DrawerLinks() {
  return (
    <nav aria-label="Site">
      <Links links={drawerLinks} />
      <Submenu label="Resources" atom={isResourceExtendedAtom}>
        <DrawerLink to={paths.resources()}>All resources</DrawerLink>
        <Links links={[...docLinks, ...toolLinks]} />
      </Submenu>
      <CommunityMenu />
      <DrawerLink to={paths.contact()}>Contact Us</DrawerLink>
      <DrawerLink to={paths.career()}>Career Center</DrawerLink>
    </nav>
  );
}

function CommunityMenu() {
  const [, setExtended] = useAtom(isCommunityExtendedAtom);
  return (
    <Submenu label="Community" atom={isCommunityExtendedAtom}>
      {communityHere.map((label) => (
        <DrawerLink key={label} to={paths.home()}>
          {label}
        </DrawerLink>
      ))}
      <DrawerLink to={paths.community()}>About the community</DrawerLink>
      <DrawerButton type="button" onClick={() => setExtended(false)}>
        Back
        <Icon name="chevron-up" size={18} />
      </DrawerButton>
    </Submenu>
  );
}

interface SubmenuProps {
  label: string;
  atom: PrimitiveAtom<boolean>;
  children: ReactNode;
}

function Submenu({ label, atom, children }: SubmenuProps) {
  const [isExtended, setExtended] = useAtom(atom);
  const id = useId();
  return (
    <>
      <DrawerButton
        type="button"
        aria-expanded={isExtended}
        aria-controls={id}
        onClick={() => setExtended(!isExtended)}
      >
        {label}
        <Icon name={isExtended ? 'chevron-up' : 'chevron-down'} size={18} />
      </DrawerButton>
      <Sub id={id} hidden={!isExtended}>
        {children}
      </Sub>
    </>
  );
}

const Links = ({ links }: { links: MenuLink[] }) =>
  links.map(({ label, to }) => (
    <DrawerLink key={to} to={to}>
      {label}
    </DrawerLink>
  ));
