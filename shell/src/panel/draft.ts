import type { Fault } from '@vidya/contracts/calls/choices';
import type { Override } from '@vidya/contracts/release/release';
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

/** The current override as an editable draft. */
export function draftOf(override: Override | null): Draft {
  const entries = remoteNames.map((name) => {
    const { reference, server, fault } = override?.areas[name] ?? {};
    const source: Source = server
      ? { kind: 'server', address: server }
      : reference
        ? { kind: 'version', version: reference.version }
        : { kind: 'released' };
    return [name, { source, fault }] as const;
  });
  return Object.fromEntries(entries) as Draft;
}

/** The areas of the draft that differ from the release. */
export function requestedAreas(draft: Draft): OverrideRequest['areas'] {
  const entries = remoteNames.flatMap((name) => {
    const { source, fault } = draft[name];
    if (source.kind === 'released' && !fault) return [];
    const from = source.kind === 'version' ? { version: source.version } : {};
    const server = source.kind === 'server' ? { server: source.address } : {};
    return [[name, { ...from, ...server, ...(fault && { fault }) }] as const];
  });
  return Object.fromEntries(entries);
}

/** Areas whose server is not an address on this machine. */
export const wrongServers = (draft: Draft): RemoteName[] =>
  remoteNames.filter((name) => {
    const { source } = draft[name];
    return source.kind === 'server' && !/^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?\/./.test(source.address);
  });
