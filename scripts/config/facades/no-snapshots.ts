// Stands in for the federation runtime's reader of manifests and for its preloading: the shell does both itself
// (load-version.ts, load-candidate.ts), and saves the bytes.

/** No hooks: nobody listens. */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, applyPlugin: (): void => undefined, removePlugin: (): void => undefined };
}

const nothing = (): never[] => [];

export const getGlobalRemoteInfo = (): object => ({});
export const defaultPreloadArgs = nothing;
export const formatPreloadArgs = nothing;
export const normalizePreloadExposes = nothing;
export const preloadAssets = nothing;
