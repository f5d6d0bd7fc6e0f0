import { useSyncExternalStore } from 'react';

type Seek = (seconds: number) => void;

/** The player's position in seconds, for the notes and the transcript beside it. One per visit to the viewer. */
export function createPlayhead() {
  const listeners = new Set<() => void>();
  let at = 0;
  let seekPlayer: Seek | null = null;
  /** The player reports its position. */
  const move = (seconds: number): void => {
    const before = at;
    at = seconds;
    if (at !== before) for (const changed of listeners) changed();
  };
  return {
    move,
    /** A player registers its seek function; null removes it. */
    attach: (seek: Seek | null): void => {
      seekPlayer = seek;
      move(0);
    },
    /** Does nothing while there is no player. */
    seek: (seconds: number): void => {
      if (!seekPlayer) return;
      seekPlayer(seconds);
      move(seconds);
    },
    time: () => at,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

export type Playhead = ReturnType<typeof createPlayhead>;

const never = () => () => undefined;

/** The position in whole seconds; null without a player that reports it. */
export const usePlaybackSecond = (playhead: Playhead | null): number | null =>
  useSyncExternalStore(playhead?.subscribe ?? never, () => playhead && Math.floor(playhead.time()));
