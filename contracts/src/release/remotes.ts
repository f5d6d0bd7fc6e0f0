/** One area that is built, released and taken back on its own. */
interface RemoteEntry {
  /** How it is called when it has to be named to a person. */
  title: string;
  /** Where `npm start` serves its files, on loopback. */
  port: number;
  /** What a page of it may begin with, in brotli kilobytes of JavaScript of its own: the publish gate holds it to that. */
  budgetKb: number;
}

/** Every area of the site: a line here and its rows in the shell's route table make one known everywhere. */
export const remotes = {
  catalog: { title: 'Courses', port: 3001, budgetKb: 45 },
  learning: { title: 'My Courses', port: 3002, budgetKb: 60 },
  authoring: { title: 'Course editor', port: 3003, budgetKb: 65 },
  account: { title: 'Account', port: 3004, budgetKb: 55 },
  admin: { title: 'Dashboard', port: 3005, budgetKb: 80 },
} as const satisfies Record<string, RemoteEntry>;

export type RemoteName = keyof typeof remotes;

export const remoteNames = Object.keys(remotes) as RemoteName[];
