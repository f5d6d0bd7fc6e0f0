// Replaces the federation runtime's manifest reader and preloading to save bytes: the shell does both itself
// (load-version.ts, load-candidate.ts).

/** Empty hooks: nothing uses them. */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, applyPlugin: (): void => undefined, removePlugin: (): void => undefined };
}

const nothing = (): never[] => [];

export const getGlobalRemoteInfo = (): object => ({});
export const defaultPreloadArgs = nothing;
export const formatPreloadArgs = nothing;
export const normalizePreloadExposes = nothing;
export const preloadAssets = nothing;
