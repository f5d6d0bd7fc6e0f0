import { listen } from '@vidya/contracts/browser/listen';
import type { Platform } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { Icon, Logo, Row } from '@vidya/shared-ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { closeDrawerAtom, isCommunityExtendedAtom, isDrawerOpenAtom, isResourceExtendedAtom } from '../frame-atoms.ts';
import { AreaLinks } from '../menu/AreaLinks.tsx';
import { MenuLinks } from '../menu/MenuLinks.tsx';
import { communityPlaces, docLinks, drawerLinks, toolLinks } from '../menu/menus.ts';
import { IconAction } from '../navbar-styles.ts';
import { ThemeChoice } from '../ThemeChoice.tsx';
import { DrawerVisitor } from './DrawerVisitor.tsx';
import { DrawerButton, DrawerLink, Panel, Rule, Scroll, ThemeRow } from './drawer-styles.ts';
import { Submenu } from './Submenu.tsx';

const grownTo = '(min-width: 75rem)';

/** The mobile drawer: a native modal dialog, so it traps the focus, makes the page inert and closes on Escape. */
export function Drawer({ platform }: { platform: Platform }) {
  const isOpen = useAtomValue(isDrawerOpenAtom);
  const close = useSetAtom(closeDrawerAtom);
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) panel.current?.showModal();
    else panel.current?.close();
    document.documentElement.style.overflow = isOpen ? 'hidden' : '';
  }, [isOpen]);
  useEffect(() => listen(matchMedia(grownTo), ['change'], close), [close]);
  // Back leaves the page behind it.
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) close();
    openedAt.current = key;
  }, [key, close]);
  const closeOnChoice = (event: MouseEvent): void => {
    const { target } = event;
    // A click on the dialog element itself is a click on the backdrop.
    if (target === panel.current || (target instanceof Element && target.closest('a'))) close();
  };
  return (
    <Panel ref={panel} aria-label="Menu" onClose={close} onClick={closeOnChoice}>
      <Scroll>
        <Row $justify="space-between">
          <Logo height={28} />
          <IconAction type="button" aria-label="Close menu" onClick={close}>
            <Icon name="close" />
          </IconAction>
        </Row>
        <DrawerVisitor platform={platform} />
        <DrawerLinks />
        <Rule />
        <ThemeRow>
          <ThemeChoice />
        </ThemeRow>
      </Scroll>
    </Panel>
  );
}

/** The drawer's own links, with the Resources and Community submenus. */
function DrawerLinks() {
  const extendCommunity = useSetAtom(isCommunityExtendedAtom);
  return (
    <nav aria-label="Site">
      <MenuLinks links={drawerLinks} as={DrawerLink} />
      <AreaLinks menu="catalog" as={DrawerLink} />
      <Submenu label="Resources" atom={isResourceExtendedAtom}>
        <DrawerLink to={paths.resources()}>All resources</DrawerLink>
        <MenuLinks links={{ ...docLinks, ...toolLinks }} as={DrawerLink} />
        <AreaLinks menu="resources" as={DrawerLink} />
      </Submenu>
      <Submenu label="Community" atom={isCommunityExtendedAtom}>
        {/* Section 2: in the drawer these entries link to the home page. */}
        {communityPlaces.map((label) => (
          <DrawerLink key={label} to={paths.home()}>
            {label}
          </DrawerLink>
        ))}
        <AreaLinks menu="community" as={DrawerLink} />
        <DrawerLink to={paths.community()}>About the community</DrawerLink>
        <DrawerButton type="button" onClick={() => extendCommunity(false)}>
          Back
          <Icon name="chevron-up" size={18} />
        </DrawerButton>
      </Submenu>
      <DrawerLink to={paths.contact()}>Contact Us</DrawerLink>
      <DrawerLink to={paths.career()}>Career Center</DrawerLink>
      <AreaLinks menu="career" as={DrawerLink} />
    </nav>
  );
}
