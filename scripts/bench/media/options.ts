/** The options of `npm run bench -- media`, as `--name value`. */
export const defaults = {
  /** The size of the big upload, in MB. */
  megabytes: 1024,
  /** How often the bench interrupts an upload at a random point. */
  cuts: 20,
  /** How often the bench kills the server. */
  kills: 20,
  /** The number of people who watch at once, and for how many seconds. */
  streams: 20,
  seconds: 30,
  seed: 1,
};

export type MediaOptions = typeof defaults;
