import type { Page } from 'playwright-core';
import { type RemoteName, remoteNames, remotes } from '../../../contracts/src/release/remotes.ts';
import { faultArea } from '../run.ts';
import type { AreaFault } from './area-fault.ts';

/** Below the site, one page of each area that an administrator may open, and its heading. */
const pages: Partial<Record<RemoteName, { at: string; heading: string }>> = {
  catalog: { at: '/contact', heading: 'Contact Us' },
  learning: { at: '/myCourses', heading: 'My Courses' },
  authoring: { at: '/createCourse', heading: 'Create Course' },
  account: { at: '/changePassword', heading: 'Change Password' },
  admin: { at: '/admin/dashboard/audit-log', heading: 'Audit log' },
};

export const pageOf = (name: RemoteName): { at: string; heading: string } => {
  const page = pages[name];
  if (!page) throw new Error(`Say here which page of ${name} the fault journeys open.`);
  return page;
};

export const headingOf = (page: Page, name: RemoteName) =>
  page.getByRole('heading', { level: 1, name: pageOf(name).heading });

/** What stands in the place of an area that could not be had. */
export const messageOf = (page: Page, name: RemoteName) =>
  page.getByRole('heading', { level: 1, name: `${remotes[name].title} could not be loaded` });

/** Goes to another page without loading one, as a link does. */
export const move = (page: Page, at: string): Promise<void> =>
  page.evaluate(`history.pushState(null, '', ${JSON.stringify(at)}); dispatchEvent(new PopStateEvent('popstate'))`);

const othersOf = (name: RemoteName): RemoteName[] => remoteNames.filter((other) => other !== name);

/** Every area meets this one; the others meet the area whose turn it is. Loader and boundary are the same for all. */
const metByAll: AreaFault = 'down';

/**
 * The areas that are visited beside one in trouble: all others with the trouble that every area meets. What the others
 * are does not depend on the trouble, and each costs as much as the one that is looked at.
 */
export const visitedBeside = (name: RemoteName, fault: AreaFault): RemoteName[] =>
  faultArea === 'all' || fault === metByAll ? othersOf(name) : [];

const areasFor = (fault: AreaFault): readonly RemoteName[] =>
  faultArea === 'all' || fault === metByAll ? remoteNames : remoteNames.filter((name) => name === faultArea);

/**
 * The same trouble in each area that is to meet it, at once: most of the time is spent waiting. Returns what went wrong,
 * by area; none stops the others.
 */
export async function failuresOfAreas(
  fault: AreaFault,
  work: (name: RemoteName) => Promise<string[]>,
): Promise<string[]> {
  const found = await Promise.all(
    areasFor(fault).map(async (name) => {
      const texts = await work(name).catch((error: unknown) => [String(error)]);
      return texts.map((text) => `${name}: ${text}`);
    }),
  );
  return found.flat();
}
