import type { AreaGrant } from '@vidya/contracts/release/area-declaration';
import { areaRefusals } from '@vidya/contracts/release/area-policy';
import type { HostMetadata } from '@vidya/contracts/release/release';
import { type Candidate, type Refusal, refusalsOf, refusalText } from '@vidya/contracts/release/release-gate';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Db } from '../database/database.ts';
import { ApiProblem, conflict } from '../http/errors.ts';
import { listAreas } from './area.store.ts';
import { createReleaseRows, type VersionRow } from './release.store.ts';

/** A shell that offers all that a version needs: the remaining refusals concern the version itself. */
const obligingHost = ({ files, metadata }: Candidate): HostMetadata => ({
  version: 'any',
  shared: Object.fromEntries(
    Object.entries(files.shared).map(([library, range]) => [library, range.replace(/^\D+/, '')]),
  ),
  platform: files.platform.replace(/^\D+/, ''),
  props: metadata.exposes['./remote']?.props ?? [],
  guarded: metadata.access === 'administrators' ? [files.name] : [],
});

const refuse = (refusals: Refusal[]): void => {
  if (refusals.length > 0) throw new ApiProblem(422, refusalText(refusals), 'Refused');
};

interface Situation {
  candidate: Candidate;
  host: HostMetadata | null;
  /** The live version of the area. */
  live: VersionRow | null;
  /** Of all areas. */
  grants: Record<string, AreaGrant>;
}

/**
 * Throws 422 with a line per problem of the version. An area's first version may come before the shell has announced
 * itself, so it is checked alone; later versions then get a 409.
 */
export function passGate({ candidate, host, live, grants }: Situation): void {
  if (!host && live) throw conflict(apiMessages.release.hostUnknown);
  const { files, metadata } = candidate;
  const usual = refusalsOf({ files, metadata }, host ?? obligingHost(candidate), live ?? undefined);
  refuse([...usual, ...areaRefusals(files, grants)]);
}

/** The incompatibilities that keep a version from running in the shell. */
const incompatibilitiesOf = ({ files, metadata }: Candidate, host: HostMetadata): Refusal[] => {
  const byItself = new Set(refusalsOf({ files, metadata }, obligingHost({ files, metadata })).map(({ what }) => what));
  return refusalsOf({ files, metadata }, host).filter(({ what }) => !byItself.has(what));
};

/** Throws 422 when the live shell can no longer run the version to roll back to, or it has paths that it lost since. */
export function refuseIncompatible({ candidate, host, grants }: Omit<Situation, 'live'>): void {
  refuse([...(host ? incompatibilitiesOf(candidate, host) : []), ...areaRefusals(candidate.files, grants)]);
}

/** Stores the live shell's host metadata; returns a line for each incompatibility of a live version with it. */
export async function announceHost(db: Db, metadata: HostMetadata): Promise<string[]> {
  const rows = createReleaseRows(db);
  await rows.saveHost(metadata);
  const lines: string[] = [];
  for (const { name } of await listAreas(db)) {
    // oxlint-disable-next-line no-await-in-loop
    const { live } = await rows.stateOf(name);
    const refusals = live ? incompatibilitiesOf(live, metadata) : [];
    lines.push(...refusals.map((refusal) => `${name} ${live?.version}: ${refusalText([refusal])}`));
  }
  return lines;
}
