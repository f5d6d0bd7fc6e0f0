/** What `npm run bench -- media` can be told by `--name value`. */
export const defaults = {
  /** The big upload, in MB. */
  megabytes: 1024,
  /** How often an upload is cut off at a random point. */
  cuts: 20,
  /** How often the server is killed. */
  kills: 20,
  /** People who watch at once, and for how many seconds. */
  streams: 20,
  seconds: 30,
  seed: 1,
};

export type MediaOptions = typeof defaults;
