import type { Fault, Override } from '@vidya/contracts/release/release';
import type { OverrideRequest } from '@vidya/contracts/release/release-calls';
import { type RemoteName, remoteNames, remotes } from '@vidya/contracts/release/remotes';

/** The source of an area: as released, one published version, or a server on this machine. */
export type Source = { kind: 'released' } | { kind: 'version'; version: string } | { kind: 'server'; address: string };

export interface AreaDraft {
  source: Source;
  fault?: Fault | undefined;
}

export type Draft = Record<RemoteName, AreaDraft>;

/** The address where `npm run dev -- <name>` serves an area, in the local site or with `--against` another one. */
export const usualServer = (name: RemoteName): string => `http://127.0.0.1:${remotes[name].port}/mf-manifest.json`;

function sourceOf(area: Override['areas'][RemoteName]): Source {
  if (area?.server) return { kind: 'server', address: area.server };
  return area?.reference ? { kind: 'version', version: area.reference.version } : { kind: 'released' };
}

/** The current override as an editable draft. */
export function draftOf(override: Override | null): Draft {
  const areas = override?.areas ?? {};
  const entries = remoteNames.map((name) => [name, { source: sourceOf(areas[name]), fault: areas[name]?.fault }]);
  return Object.fromEntries(entries) as Draft;
}

/** The areas of the draft that differ from the release. */
export function requestedAreas(draft: Draft): OverrideRequest['areas'] {
  const entries = remoteNames.map((name) => {
    const { source, fault } = draft[name];
    const version = source.kind === 'version' && { version: source.version };
    const server = source.kind === 'server' && { server: source.address };
    return [name, { ...version, ...server, ...(fault && { fault }) }] as const;
  });
  return Object.fromEntries(entries.filter(([, area]) => Object.keys(area).length > 0));
}

/** Areas whose server is not an address on this machine. */
export const wrongServers = (draft: Draft): RemoteName[] =>
  remoteNames.filter((name) => {
    const { source } = draft[name];
    return source.kind === 'server' && !/^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?\/./.test(source.address);
  });
