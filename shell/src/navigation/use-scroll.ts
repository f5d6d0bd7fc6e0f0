import { listen } from '@vidya/contracts/browser/listen';
import { readStored, store } from '@vidya/contracts/browser/stored';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import type { Arrival, SiteRouter } from './site-router.ts';

const storageKey = 'vidya-scroll';

/** In CSS pixels from the top, by history entry. */
type Positions = Record<string, number>;

/** After a full page load the key is always 'default', so the address identifies the page instead. */
const entryOf = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

function stored(): Positions {
  try {
    return (JSON.parse(readStored(storageKey, 'session') ?? '{}') as Positions | null) ?? {};
  } catch {
    return {};
  }
}

/** The element that the address names after '#'; null for none, or for a name that is no text. */
export function hashTarget(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

type Stop = () => void;

/** In ms: a page that is not tall enough by then stays where it is. */
const growsWithinMs = 5_000;

/** Scrolls to `y`, and again as the page grows, until it is tall enough or its reader does something. */
function reach(y: number): Stop | undefined {
  const scroll = (): boolean => {
    window.scrollTo(0, y);
    return window.scrollY >= y - 1;
  };
  if (scroll()) return undefined;
  const observer = new ResizeObserver(() => {
    if (scroll()) stop();
  });
  observer.observe(document.body);
  const timer = setTimeout(() => stop(), growsWithinMs);
  const stopListening = listen(window, ['wheel', 'touchmove', 'pointerdown', 'keydown'], () => stop());
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    stopListening();
  };
  return stop;
}

function place(y: number | undefined, { location, keepsScroll }: Arrival): Stop | undefined {
  if (y !== undefined) return reach(y);
  const element = hashTarget(location.hash);
  if (element) element.scrollIntoView();
  else if (!keepsScroll) window.scrollTo(0, 0);
  return undefined;
}

/** A document by an address or a link; one by Back, Forward or a reload is none. */
const isNewVisit = (): boolean => {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document?.type === 'navigate';
};

/** Back, Forward and a reload show a page where it was left; other pages begin at their top or at their anchor. */
export function useScroll(router: SiteRouter, arrival: Arrival): void {
  const [positions] = useState(stored);
  const [first] = useState(arrival);
  useLayoutEffect(() => {
    const y = arrival === first && isNewVisit() ? undefined : positions[entryOf(arrival.location)];
    const isKnown = y !== undefined || arrival.location.hash !== '';
    // The server's HTML could be scrolled before this: by the browser, or by its reader.
    return arrival !== first || (isKnown && window.scrollY === 0) ? place(y, arrival) : undefined;
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
      // Without storage the next load begins at the top.
      store(storageKey, JSON.stringify(positions), 'session');
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
