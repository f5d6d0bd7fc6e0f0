import type { Role } from '@vidya/contracts/texts/choices';
import type { z } from 'zod';
import type { areaDeclaration, areaGrant, navigationEntry } from '../../calls/area.ts';

/** Who can open an address: everybody, anyone signed in, or the listed roles (section 6). */
export type Access = 'everybody' | 'signedIn' | readonly Role[];

/** Path ('/course/:category') → who can open it. */
export type AreaPaths = Record<string, Access>;

/**
 * What a version says of its area, from `"vidya"` in its package.json: covered by the hash of `release.json`, and checked
 * against the area's grant (area-policy.ts).
 */
export type AreaDeclaration = z.infer<typeof areaDeclaration>;

/** One link of an area in a menu of the site. */
export type NavigationEntry = z.infer<typeof navigationEntry>;

/** What an administrator allows an area, once: its name, paths with the widest access, and the most of everything else. */
export type AreaGrant = z.infer<typeof areaGrant>;

/** The part of an area's live declaration that the release document carries to the shell and the front server. */
export interface AreaInSite extends Pick<AreaDeclaration, 'title' | 'paths' | 'countedCalls' | 'leadsTo'> {
  /** Undefined for none, as it is in most areas. */
  navigation?: NavigationEntry[];
  connections?: string[];
}

/** What the package.json of an area that came with the site declares, as far as the site needs it without a release. */
export interface BuiltInArea extends AreaInSite {
  /** The loopback port from which `npm start` serves its files. */
  port: number;
  budgetKb: number;
}

/** Whether only administrators can open any of these paths. */
export const isForAdministrators = (paths: AreaPaths): boolean =>
  Object.values(paths).every((access) => typeof access !== 'string' && access.every((role) => role === 'ADMIN'));
