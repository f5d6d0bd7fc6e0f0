/** One of the areas that came with the site. */
interface RemoteEntry {
  /** Its name for people. */
  title: string;
  /** The loopback port from which `npm start` serves its files. */
  port: number;
  /** Max brotli kilobytes of its own JavaScript at the start of a page, for versions that do not declare their own. */
  budgetKb: number;
  /** Its business count: the calls that it is for, by name. Further areas call `countBusiness`. A test knows them all. */
  business: readonly string[];
  /** The path of another area that it is for: who goes on to it counts as such a visit. */
  leadsTo?: string;
}

/** The areas that came with the site. Every further one declares itself (area-declaration.ts). */
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
  admin: {
    title: 'Dashboard',
    port: 3005,
    budgetKb: 80,
    business: ['changeRole', 'createCoupon', 'updateCoupon', 'refundPayment', 'answerMessage', 'promoteVersion'],
  },
} satisfies Record<string, RemoteEntry>;

/** An area that came with the site. */
export type BuiltInName = keyof typeof table;

export const remotes: Record<BuiltInName, RemoteEntry> = table;

/** The name of any area, as `isRemoteName` has it: it is a folder, a global variable of a page and part of addresses. */
export type RemoteName = string;

// Every object has a `constructor`.
export const isRemoteName = (text: string): boolean => /^[a-z]{2,20}$/.test(text) && text !== 'constructor';

export const remoteNames = Object.keys(remotes) as BuiltInName[];

export const isBuiltIn = (name: string): name is BuiltInName => Object.hasOwn(remotes, name);

/** What an area that came with the site is for; undefined for the others, whose declarations say it. */
export const builtIn = (name: RemoteName): RemoteEntry | undefined => (isBuiltIn(name) ? remotes[name] : undefined);
