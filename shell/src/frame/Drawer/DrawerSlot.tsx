import type { Platform } from '@vidya/contracts/browser/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { onFirstInteraction } from '../../boot/first-interaction.ts';
import { closeDrawerAtom, isDrawerOpenAtom } from '../frame-atoms.ts';

type DrawerType = ComponentType<{ platform: Platform }>;

const load = async (): Promise<DrawerType> => (await import(/* webpackChunkName: "drawer" */ './Drawer.tsx')).Drawer;

/** The drawer, from its first opening on. Its code comes when the page is first used: most presses open it at once. */
export function DrawerSlot({ platform }: { platform: Platform }) {
  const isOpen = useAtomValue(isDrawerOpenAtom);
  const close = useSetAtom(closeDrawerAtom);
  const [Drawer, setDrawer] = useState<DrawerType>();
  useEffect(() => onFirstInteraction(() => void load().catch(() => undefined)), []);
  useEffect(() => {
    // Without a connection nothing opens: the next press tries again.
    if (isOpen && !Drawer) load().then((loaded) => setDrawer(() => loaded), close);
  }, [isOpen, Drawer, close]);
  return Drawer ? <Drawer platform={platform} /> : null;
}
