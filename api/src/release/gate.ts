import type { HostMetadata } from '@vidya/contracts/release/release';
import { type Candidate, type Refusal, refusalsOf, refusalText } from '@vidya/contracts/release/release-gate';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { ApiProblem, conflict } from '../http/errors.ts';
import type { VersionRow } from './release.store.ts';

/** A shell that has whatever is asked for: next to it, only what a version is by itself can be wrong. */
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
  /** What everybody gets of the area now. */
  live: VersionRow | null;
}

/**
 * Throws 422 with a line for everything that speaks against the version. The very first version of an area comes before
 * the shell has announced itself, and is looked at by itself; later that is a 409.
 */
export function passGate({ candidate, host, live }: Situation): void {
  if (!host && live) throw conflict(apiMessages.release.hostUnknown);
  const { files, metadata } = candidate;
  refuse(refusalsOf({ files, metadata }, host ?? obligingHost(candidate), live ?? undefined));
}

/** What keeps a version from running in the shell at all. */
export const incompatibilitiesOf = ({ files, metadata }: Candidate, host: HostMetadata): Refusal[] => {
  const byItself = new Set(refusalsOf({ files, metadata }, obligingHost({ files, metadata })).map(({ what }) => what));
  return refusalsOf({ files, metadata }, host).filter(({ what }) => !byItself.has(what));
};

/** A way back has to lead somewhere: throws 422 when the live shell cannot run that version any more. */
export function refuseIncompatible(candidate: Candidate, host: HostMetadata | null): void {
  if (host) refuse(incompatibilitiesOf(candidate, host));
}
