export type Stretch = [from: number, to: number];

/** A larger jump of the clock, in seconds, is a seek and not watching. */
const longestStepSeconds = 3;

/** Both in a row; a stretch that goes on where the one before it ends is one with it. */
export function joined(stretches: Stretch[], more: Stretch[]): Stretch[] {
  const all = [...stretches];
  for (const [from, to] of more) {
    const open = all.at(-1);
    if (open && Math.abs(open[1] - from) < 0.01) all[all.length - 1] = [open[0], to];
    else all.push([from, to]);
  }
  return all;
}

/** Collects the stretches of a video that really played, in seconds, until `take` is called. */
export function watchLog() {
  let stretches: Stretch[] = [];
  let last: number | null = null;
  return {
    /** Records the player's position. Called a few times per second while playing. */
    at: (seconds: number): void => {
      if (last !== null && seconds > last && seconds - last <= longestStepSeconds)
        stretches = joined(stretches, [[last, seconds]]);
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
  };
}
