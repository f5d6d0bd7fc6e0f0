/**
 * Expressions for a page of the site, where nothing can be imported: what the federation runtime of the shell keeps in a
 * global. The shell's own code asks the runtime's interface instead.
 */
const runtime = 'globalThis.__FEDERATION__.__INSTANCES__[0]';

/** Gives an area's container (an expression) the share scopes of the shell. A promise; throws before the shell has run. */
export const initialise = (container: string): string =>
  `${container}.init(${runtime}.shareScopeMap.default, [], ` +
  `{ version: '', shareScopeKeys: 'default', shareScopeMap: ${runtime}.shareScopeMap })`;

/** Whether the shell has run and lends its libraries. */
export const isLending = `globalThis.__FEDERATION__?.__INSTANCES__?.[0]?.shareScopeMap?.default !== undefined`;

/** The module of a shared library that the page has loaded: 'react'. */
export const sharedModule = (library: string): string => `${runtime}.loadShareSync(${JSON.stringify(library)})()`;
