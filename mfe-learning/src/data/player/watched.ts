export type Stretch = [from: number, to: number];

/** A jump of the clock that is larger than this, in seconds, is a seek and not watching. */
const longestStepSeconds = 3;

/** Collects the stretches of a video that were really played, in seconds, until somebody takes them. */
export interface WatchLog {
  /** The clock stands here. Called a few times per second while playing. */
  at: (seconds: number) => void;
  /** The clock jumped, or a new video came: what follows is a new stretch. */
  jump: () => void;
  /** Hands over what was watched since the last time. */
  take: () => Stretch[];
  /** Gives back what could not be delivered. */
  putBack: (stretches: Stretch[]) => void;
}

export function watchLog(): WatchLog {
  let stretches: Stretch[] = [];
  let last: number | null = null;
  const extend = (from: number, to: number): void => {
    const open = stretches.at(-1);
    if (open && Math.abs(open[1] - from) < 0.01) stretches = [...stretches.slice(0, -1), [open[0], to]];
    else stretches = [...stretches, [from, to]];
  };
  return {
    at: (seconds) => {
      if (last !== null && seconds > last && seconds - last <= longestStepSeconds) extend(last, seconds);
      last = seconds;
    },
    jump: () => {
      last = null;
    },
    take: () => {
      const taken = stretches;
      stretches = [];
      return taken;
    },
    putBack: (undelivered) => {
      stretches = [...undelivered, ...stretches];
    },
  };
}
