import type { Page } from 'playwright-core';
import { builtIn, type RemoteName, remoteNames } from '../../../platform/gate/remotes.ts';
import { faultArea } from '../run.ts';
import type { AreaFault } from './area-fault.ts';

/** For each area, the path and the heading of one page that an administrator may open. */
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

/** The message in place of an area that could not be loaded. */
export const messageOf = (page: Page, name: RemoteName) =>
  page.getByRole('heading', { level: 1, name: `${builtIn(name)?.title} could not be loaded` });

const othersOf = (name: RemoteName): RemoteName[] => remoteNames.filter((other) => other !== name);

/** Every area gets this fault; only one area gets the others. Loader and boundary are the same for all. */
const metByAll: AreaFault = 'down';

/**
 * The areas to visit beside the failing one: all others, but only with the fault that every area gets. They do not
 * depend on the fault, and each takes as long as the failing area.
 */
export const visitedBeside = (name: RemoteName, fault: AreaFault): RemoteName[] =>
  faultArea === 'all' || fault === metByAll ? othersOf(name) : [];

const areasFor = (fault: AreaFault): readonly RemoteName[] =>
  faultArea === 'all' || fault === metByAll ? remoteNames : remoteNames.filter((name) => name === faultArea);

/**
 * Tests a fault in each selected area in parallel: most of the time is waiting. Returns the failures by area; one
 * failure does not stop the others.
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
