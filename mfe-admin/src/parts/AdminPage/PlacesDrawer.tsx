import { Dialog, Icon } from '@vidya/shared-ui';
import { useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { Here, Opener, Text } from './drawer-styles.ts';
import { PlaceLinks } from './PlaceLinks.tsx';
import type { AdminPlace } from './places.ts';

/** On phones and tablets: a button with the current page's name, which opens the list of pages. */
export function PlacesDrawer({ places }: { places: readonly AdminPlace[] }) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const close = (): void => setOpen(false);
  const here = places.find(({ to }) => matchPath(to, pathname));
  return (
    <>
      <Opener type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Icon name="menu" />
        <Text>
          Dashboard menu
          {here ? <Here>{here.label}</Here> : null}
        </Text>
        <Icon name="chevron-right" size={18} />
      </Opener>
      <Dialog isOpen={isOpen} onClose={close} title="Dashboard" place="start">
        <nav aria-label="Dashboard">
          <PlaceLinks places={places} onFollow={close} />
        </nav>
      </Dialog>
    </>
  );
}
