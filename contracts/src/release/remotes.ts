/** One area that is built, released and rolled back independently. */
interface RemoteEntry {
  /** Its name for people. */
  title: string;
  /** The loopback port from which `npm start` serves its files. */
  port: number;
  /** Max brotli kilobytes of its own JavaScript at the start of a page; the publish gate enforces it. */
  budgetKb: number;
}

/** Every area of the site. A line here and its rows in the shell's route table add one. */
export const remotes = {
  catalog: { title: 'Courses', port: 3001, budgetKb: 45 },
  learning: { title: 'My Courses', port: 3002, budgetKb: 61 },
  authoring: { title: 'Course editor', port: 3003, budgetKb: 65 },
  account: { title: 'Account', port: 3004, budgetKb: 55 },
  admin: { title: 'Dashboard', port: 3005, budgetKb: 80 },
} as const satisfies Record<string, RemoteEntry>;

export type RemoteName = keyof typeof remotes;

export const remoteNames = Object.keys(remotes) as RemoteName[];
