import type { OverrideRequest } from '../../calls/release.ts';
import type { Override } from '../../gate/document/release.ts';
import type { RemoteName } from '../../gate/remotes.ts';

/** The areas that differ from the release: one published version or a server on this machine, perhaps with a fault. */
export type Draft = OverrideRequest['areas'];
export type AreaDraft = NonNullable<Draft[RemoteName]>;

/** The current override as an editable draft. */
export function draftOf(override: Override | null): Draft {
  const entries = Object.entries(override?.areas ?? {}).map(([name, { reference, server, fault }]) => {
    const source = server ? { server } : reference && { version: reference.version };
    return [name, { ...source, ...(fault && { fault }) }] as const;
  });
  return Object.fromEntries(entries);
}

/** The draft with another choice for one area; an empty choice is the release. */
export const draftWith = (draft: Draft, name: RemoteName, area: AreaDraft): Draft => {
  const { [name]: _, ...others } = draft;
  return Object.keys(area).length > 0 ? { ...others, [name]: area } : others;
};

/** Areas whose server is not an address on this machine. */
export const wrongServers = (draft: Draft): RemoteName[] =>
  Object.keys(draft).filter((name) => {
    const { server } = draft[name] ?? {};
    const isHere = /^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?\/./.test(server ?? '');
    return server !== undefined && !isHere;
  });
