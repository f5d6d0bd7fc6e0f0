import type { Platform } from '@vidya/contracts/browser/platform';
import { Icon, Logo, Row } from '@vidya/shared-ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type MouseEvent, useEffect, useRef } from 'react';
import { listen } from '../../listen.ts';
import { closeDrawerAtom, isDrawerOpenAtom } from '../frame-atoms.ts';
import { IconAction } from '../navbar-styles.ts';
import { ThemeRow } from '../ThemeSwitch.tsx';
import { DrawerLinks } from './DrawerLinks.tsx';
import { DrawerVisitor } from './DrawerVisitor.tsx';
import { Panel, Rule, Scroll } from './drawer-styles.ts';

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
        <ThemeRow />
      </Scroll>
    </Panel>
  );
}
