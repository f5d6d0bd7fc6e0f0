import { useEffect, useLayoutEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { listen } from '../listen.ts';
import type { Arrival, SiteRouter } from './site-router.ts';

const storageKey = 'vidya-scroll';

/** In CSS pixels from the top, by history entry. */
type Positions = Record<string, number>;

/** After a full page load the key is always 'default', so the address identifies the page instead. */
const entryOf = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

function stored(): Positions {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Positions | null) ?? {};
  } catch {
    return {};
  }
}

function store(positions: Positions): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Full or forbidden: the next load begins at the top.
  }
}

/** The element that the address names after '#'. */
function target(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function place(y: number | undefined, { location, keepsScroll }: Arrival): void {
  if (y !== undefined) return window.scrollTo(0, y);
  const element = target(location.hash);
  if (element) element.scrollIntoView();
  else if (!keepsScroll) window.scrollTo(0, 0);
}

/** Back, Forward and a reload show a page where it was left; other pages begin at their top or at their anchor. */
export function useScroll(router: SiteRouter, arrival: Arrival): void {
  const [positions] = useState(stored);
  const [first] = useState(arrival);
  useLayoutEffect(() => {
    // The server's HTML could be scrolled before this: by the browser, or by its reader.
    if (arrival !== first || window.scrollY === 0) place(positions[entryOf(arrival.location)], arrival);
  }, [positions, first, arrival]);
  useEffect(() => {
    const note = (location: Location): void => {
      positions[entryOf(location)] = window.scrollY;
    };
    const takeOver = (): void => {
      history.scrollRestoration = 'manual';
    };
    const handBack = (): void => {
      note(router.arrival().location);
      store(positions);
      history.scrollRestoration = 'auto';
    };
    takeOver();
    const stops = [
      router.subscribe((_, from) => note(from)),
      listen(window, ['pagehide'], handBack),
      listen(window, ['pageshow'], takeOver),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router, positions]);
}
