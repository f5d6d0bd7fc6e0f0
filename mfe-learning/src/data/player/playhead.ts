import { useSyncExternalStore } from 'react';

type Seek = (seconds: number) => void;

/** The player's position, for the notes and the transcript beside it. One per visit to the viewer. */
export interface Playhead {
  /** The player reports its position, in seconds. */
  move: (seconds: number) => void;
  /** A player registers its seek function; null removes it. */
  attach: (seek: Seek | null) => void;
  /** Does nothing while there is no player. */
  seek: Seek;
  /** The position in seconds. */
  time: () => number;
  /** The position in whole seconds. */
  second: () => number;
  subscribe: (changed: () => void) => () => void;
}

export function createPlayhead(): Playhead {
  const listeners = new Set<() => void>();
  let at = 0;
  let lent: Seek | null = null;
  const move = (seconds: number): void => {
    const before = at;
    at = seconds;
    if (at !== before) for (const changed of listeners) changed();
  };
  return {
    move,
    attach: (seek) => {
      lent = seek;
      move(0);
    },
    seek: (seconds) => {
      if (!lent) return;
      lent(seconds);
      move(seconds);
    },
    time: () => at,
    second: () => Math.floor(at),
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

export const useSecond = ({ subscribe, second }: Playhead): number => useSyncExternalStore(subscribe, second);
