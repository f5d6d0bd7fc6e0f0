import { platformMembers, platformVersion } from './host-platform.ts';
import type { Platform } from './platform.tsx';
import { compareVersions } from './version-range.ts';

// Does not compile when a member of the platform is missing here.
const members: Record<keyof Platform, string> = platformMembers;

it('lends the highest version that any member asks for', () => {
  const highest = Object.values(members).toSorted(compareVersions).at(-1);
  expect(platformVersion).toBe(highest);
});
