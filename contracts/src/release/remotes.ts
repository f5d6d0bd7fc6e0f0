/** One area that is built, released and rolled back independently. */
interface RemoteEntry {
  /** Its name for people. */
  title: string;
  /** The loopback port from which `npm start` serves its files. */
  port: number;
  /** Max brotli kilobytes of its own JavaScript at the start of a page; the publish gate enforces it. */
  budgetKb: number;
  /** The calls that it is for, by name: a visit with one of them is worth it. A test knows them all. */
  business: readonly string[];
  /** The path of another area that it is for: who goes on to it counts as such a visit. */
  leadsTo?: string;
}

const table = {
  catalog: { title: 'Courses', port: 3001, budgetKb: 45, business: ['sendUsMessage'], leadsTo: '/course/checkout' },
  learning: { title: 'My Courses', port: 3002, budgetKb: 61, business: ['saveProgress'] },
  authoring: {
    title: 'Course editor',
    port: 3003,
    budgetKb: 65,
    business: ['createCourse', 'updateCourse', 'createLecture', 'updateLecture'],
  },
  account: {
    title: 'Account',
    port: 3004,
    budgetKb: 55,
    business: ['login', 'register', 'createOrder', 'verifyOrder'],
  },
  admin: { title: 'Dashboard', port: 3005, budgetKb: 80, business: [] },
} satisfies Record<string, RemoteEntry>;

export type RemoteName = keyof typeof table;

/** Every area of the site. A line above and its rows in the shell's route table add one. */
export const remotes: Record<RemoteName, RemoteEntry> = table;

export const remoteNames = Object.keys(remotes) as RemoteName[];
