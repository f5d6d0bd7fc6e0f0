import { readFileSync } from 'node:fs';
import path from 'node:path';
import { areaRefusals } from '../../../gate/area-policy.ts';
import type { HostMetadata, VersionFiles } from '../../../gate/document/release.ts';
import { integrityOf } from '../../../gate/integrity-of.ts';
import type { Acceptance } from '../../../gate/live-checks.ts';
import type { Refusal } from '../../../gate/refusal.ts';
import { refusalsOf } from '../../../gate/release-gate.ts';
import type { RemoteName } from '../../../gate/remotes.ts';
import type { ReleaseStore } from '../../../registry/release-store/release-store.ts';
import type { ReleaseApi } from '../release-api.ts';
import { ReleaseError } from '../release-error.ts';
import { builtCandidate, storedCandidate } from './candidate.ts';
import { provenanceOf } from './provenance.ts';
import { sendSourceMaps } from './send-source-maps.ts';
import { headersOf, upload } from './upload.ts';

/** The external parts of a publication. */
export interface ReleaseTarget {
  api: ReleaseApi;
  store: ReleaseStore;
  /** The metadata of the shell that will host the area. */
  host: () => Promise<HostMetadata>;
}

export interface Publication {
  name: RemoteName;
  /** The build, absolute. */
  folder: string;
  note: string;
  accepted?: Acceptance | undefined;
  /** Why a browser cannot import it; undefined if it can, or nobody tried. */
  imported?: Promise<Refusal | undefined>;
}

/** A block for each refusal: the check, the problem and the fix. */
export function refusedMessage({ name, version }: VersionFiles, refusals: Refusal[]): string {
  const blocks = refusals.map(({ check, what, fix }) => `  ${check}\n    what: ${what}\n    fix:  ${fix}`);
  return `${name} ${version} may not be published:\n${blocks.join('\n')}`;
}

/**
 * Publishes one finished build: gate, upload, registration. No visitor gets it yet. Safe to repeat.
 *
 * @returns the area's releases in the API, and whether the build was uploaded now
 * @throws ReleaseError with every refusal of the gate
 */
export async function publish(
  { api, store, host }: ReleaseTarget,
  { name, folder, note, accepted, imported }: Publication,
) {
  const candidate = builtCandidate(folder);
  const { version } = candidate.files;
  const areas = await api.list();
  const live = areas.find((remote) => remote.name === name)?.live;
  const grants = Object.fromEntries(areas.map((area) => [area.name, area.grant]));
  const liveCandidate = live ? await storedCandidate(store, name, live.version) : undefined;
  // An API from before knows no recorded calls; a newer one compares again when it registers the version.
  const offered = await api.recordedCalls().then(
    (recorded) => recorded.offered,
    () => undefined,
  );
  const usual = refusalsOf(candidate, { hosts: [await host()], live: liveCandidate, offered, accepted });
  const failed = await imported;
  const refusals = [...usual, ...areaRefusals(candidate.files, grants), ...(failed ? [failed] : [])];
  if (refusals.length > 0) throw new ReleaseError(refusedMessage(candidate.files, refusals));
  const isUploaded = await upload(store, { name, version, folder });
  const hash = integrityOf(readFileSync(path.join(folder, 'release.json')));
  const provenance = provenanceOf({ name, version, hash });
  const place = `${name}/${version}/provenance.json`;
  if (provenance) await store.put(place, Buffer.from(provenance), headersOf(place));
  const releases = await api.register(name, { version, hash, note, accepted });
  // Nobody waits for them: without, stacks of errors name built files. An API from before keeps none.
  const mapsRefused = await sendSourceMaps(api, { name, version, folder }).then(
    () => null,
    (error: unknown) => String(error),
  );
  return { version, hash, releases, isUploaded, mapsRefused };
}
