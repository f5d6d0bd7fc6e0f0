import { serverNow } from '@vidya/contracts/browser/server-clock';
import { writeCookie } from '@vidya/contracts/browser/stored';
import { readStoredUser } from '../../../shell/src/session/stored-user.ts';
import type { Cohort, Fault } from '../../calls/choices.ts';
import { assignedVersion, shareCookie, shareCount, shareIn } from '../../gate/document/canary.ts';
import type { AreaOverride, ReleaseDocument, VersionReference } from '../../gate/document/release.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { readPageSettings } from './page-settings.ts';

/** One source to load an area from. */
export interface Candidate extends VersionReference {
  name: RemoteName;
  /** Why this version was chosen. Page load reports depend on it. */
  as: 'override' | 'canary' | 'live' | 'previous';
  /** The manifest's address if it is not in the version's folder: a development server. */
  server?: string;
  fault?: Fault;
}

/** This session's override of an area, until it expires. */
function overrideOf(name: RemoteName): AreaOverride | undefined {
  const { override } = readPageSettings();
  return override && Date.parse(override.expiresAt) > serverNow() ? override.areas[name] : undefined;
}

function requested(name: RemoteName): Candidate[] {
  const { server, reference } = overrideOf(name) ?? {};
  if (server) {
    const base = server.slice(0, server.lastIndexOf('/') + 1);
    return [{ name, as: 'override', version: 'local', base, hash: '', server }];
  }
  return reference ? [{ ...reference, name, as: 'override' }] : [];
}

let known: number | undefined;

/** This browser's share. The front server sets the cookie when there is a canary; a page without it sets its own. */
function share(): number {
  known ??= shareIn(document.cookie);
  if (known === undefined) {
    known = Math.floor(Math.random() * shareCount);
    writeCookie(shareCookie, String(known));
  }
  return known;
}

/** 'staff' for administrators, as far as this browser knows. */
const cohort = (): Cohort | undefined => (readStoredUser()?.role === 'ADMIN' ? 'staff' : undefined);

function released(name: RemoteName, document: ReleaseDocument | null): Candidate[] {
  const release = document?.remotes.find((remote) => remote.name === name);
  if (!release) return [];
  const { live, previous } = release;
  const assigned = assignedVersion(release, release.canary ? share() : 0, cohort());
  return [
    ...(assigned === live ? [] : [{ ...assigned, name, as: 'canary' as const }]),
    { ...live, name, as: 'live' },
    ...(previous ? [{ ...previous, name, as: 'previous' as const }] : []),
  ];
}

/** The versions of an area that may load, best first. */
export function candidatesOf(name: RemoteName, document: ReleaseDocument | null): Candidate[] {
  const all = [...requested(name), ...released(name, document)];
  const list = all.filter(({ version }, index) => all.findIndex((other) => other.version === version) === index);
  const fault = overrideOf(name)?.fault;
  const [first, ...others] = list;
  if (!fault || !first) return list;
  if (fault === 'old') return others.length > 0 ? list.slice(-1) : list;
  return [{ ...first, as: 'override', fault }, ...others];
}
