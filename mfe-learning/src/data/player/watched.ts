export type Stretch = [from: number, to: number];

/** A larger jump of the clock, in seconds, is a seek and not watching. */
const longestStepSeconds = 3;

/** Collects the stretches of a video that really played, in seconds, until `take` is called. */
export function watchLog() {
  let stretches: Stretch[] = [];
  let last: number | null = null;
  const extend = (from: number, to: number): void => {
    const open = stretches.at(-1);
    if (open && Math.abs(open[1] - from) < 0.01) stretches = [...stretches.slice(0, -1), [open[0], to]];
    else stretches = [...stretches, [from, to]];
  };
  return {
    /** Records the player's position. Called a few times per second while playing. */
    at: (seconds: number): void => {
      if (last !== null && seconds > last && seconds - last <= longestStepSeconds) extend(last, seconds);
      last = seconds;
    },
    /** The person seeked, or a new video started: the next position begins a new stretch. */
    jump: (): void => {
      last = null;
    },
    /** Returns what was watched since the last call. */
    take: (): Stretch[] => {
      const taken = stretches;
      stretches = [];
      return taken;
    },
    /** Returns stretches to the log when they could not be sent. */
    putBack: (undelivered: Stretch[]): void => {
      stretches = [...undelivered, ...stretches];
    },
  };
}
