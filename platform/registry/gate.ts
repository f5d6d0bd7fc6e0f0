import type { CallContract } from '@vidya/contracts/calls/recorded/recorded-call';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Db } from '../../api/src/database/database.ts';
import { ApiProblem, conflict } from '../../api/src/http/errors.ts';
import { areaRefusals } from '../gate/area-policy.ts';
import { callRefusals } from '../gate/call-checks.ts';
import type { AreaGrant } from '../gate/document/area-declaration.ts';
import { isForAdministrators } from '../gate/document/area-declaration.ts';
import type { HostMetadata } from '../gate/document/release.ts';
import type { Candidate, Refusal } from '../gate/refusal.ts';
import { refusalsOf, refusalText } from '../gate/release-gate.ts';
import { grantsIn, listAreas } from './areas/area.store.ts';
import { findApis } from './calls/calls.store.ts';
import { createReleaseRows, type ReleaseRows, type VersionRow } from './release.store.ts';

/** A shell that offers all that a version needs: the remaining refusals concern the version itself. */
const permissiveHost = ({ files, metadata }: Candidate): HostMetadata => ({
  version: 'any',
  shared: Object.fromEntries(
    Object.entries(metadata.shared ?? files.shared).map(([library, range]) => [library, range.replace(/^\D+/, '')]),
  ),
  platform: files.platform.replace(/^\D+/, ''),
  props: metadata.exposes['./remote']?.props ?? [],
  guarded: files.declaration && isForAdministrators(files.declaration.paths) ? [files.name] : [],
});

/** During a deployment two APIs answer: a version needs both. */
const brokenCalls = ({ metadata }: Candidate, apis: CallContract[][]): Refusal[] => {
  const all = apis.flatMap((offered) => callRefusals(metadata.calls, offered));
  return [...new Map(all.map((refusal) => [refusal.what, refusal])).values()];
};

const findOffers = async (tx: Db): Promise<CallContract[][]> => (await findApis(tx)).map(({ calls }) => calls);

const refuse = (refusals: Refusal[]): void => {
  if (refusals.length > 0) throw new ApiProblem(422, refusalText(refusals), 'Refused');
};

interface LiveState {
  /** The live shells. */
  hosts: HostMetadata[];
  /** The live version of the area. */
  live: VersionRow | null;
  /** What each running API offers; empty until one has announced itself. */
  apis: CallContract[][];
  /** Of all areas. */
  grants: Record<string, AreaGrant>;
}

/**
 * Throws 422 with a line per problem of the version. An area's first version may come before the shell has announced
 * itself, so it is checked alone; later versions then get a 409.
 */
function passGate(candidate: Candidate & Pick<VersionRow, 'accepted'>, { hosts, live, apis, grants }: LiveState): void {
  if (hosts.length === 0 && live) throw conflict(apiMessages.release.hostUnknown);
  const given = hosts.length > 0 ? hosts : [permissiveHost(candidate)];
  const accepted = candidate.accepted ?? undefined;
  const usual = refusalsOf(candidate, { hosts: given, live: live ?? undefined, accepted });
  refuse([...usual, ...brokenCalls(candidate, apis), ...areaRefusals(candidate.files, grants)]);
}

interface Now {
  tx: Db;
  rows: ReleaseRows;
  live: VersionRow | null;
}

/** The gate with what the live shells offer and what areas are granted now. */
export async function passGateNow(
  candidate: Candidate & Pick<VersionRow, 'accepted'>,
  { tx, rows, live }: Now,
): Promise<void> {
  const [hosts, apis, areas] = [await rows.findHosts(), await findOffers(tx), await listAreas(tx)];
  passGate(candidate, { hosts, live, apis, grants: grantsIn(areas) });
}

/** The incompatibilities that keep a version from running in the shells. */
const incompatibilitiesOf = (candidate: Candidate, hosts: HostMetadata[]): Refusal[] => {
  const byItself = new Set(refusalsOf(candidate, { hosts: [permissiveHost(candidate)] }).map(({ what }) => what));
  return refusalsOf(candidate, { hosts }).filter(({ what }) => !byItself.has(what));
};

/** Throws 422 when a live shell or API can no longer run the version to roll back to, or it has paths that it lost since. */
export async function refuseIncompatible(candidate: Candidate, { tx, rows }: Omit<Now, 'live'>): Promise<void> {
  const grants = grantsIn(await listAreas(tx));
  const ofHosts = incompatibilitiesOf(candidate, await rows.findHosts());
  refuse([...ofHosts, ...brokenCalls(candidate, await findOffers(tx)), ...areaRefusals(candidate.files, grants)]);
}

/** Stores the live shell's host metadata; returns a line for each incompatibility of a live version with it. */
export async function announceHost(db: Db, metadata: HostMetadata): Promise<string[]> {
  const rows = createReleaseRows(db);
  await rows.saveHost(metadata);
  const lines: string[] = [];
  for (const { name } of await listAreas(db)) {
    // oxlint-disable-next-line no-await-in-loop
    const { live } = await rows.stateOf(name);
    const refusals = live ? incompatibilitiesOf(live, [metadata]) : [];
    lines.push(...refusals.map((refusal) => `${name} ${live?.version}: ${refusalText([refusal])}`));
  }
  return lines;
}
