// Replaces what the federation runtime keeps for loading remotes though that is switched off (`disableRemote`): the
// shell loads them itself (remotes/runtime). Plain JavaScript: webpack takes it as it is.

const unused = () => {
  throw new Error('The federation runtime loads no remotes here.');
};

export const createLink = unused;
export const createScript = unused;
export const defaultPreloadArgs = unused;
export const formatPreloadArgs = unused;
export const getRemoteEntry = unused;
export const getRemoteEntryUniqueKey = unused;
export const getRemoteInfo = unused;
export const isEsmRemoteType = unused;
export const isStaticResourcesEqual = unused;
export const loadScript = unused;
export const normalizePreloadExposes = unused;
export const preloadAssets = unused;
export const safeWrapper = unused;
