import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** The federation runtime stores the load of a shared library, also a failed one, as the answer to all later ones. */
const retryLost: ModuleFederationRuntimePlugin = {
  name: 'retry-lost',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const library of Object.values(scope[pkgName] ?? {})) if (!library.lib) library.loading = null;
  },
};

/** A shared library that was lost on its way is loaded at its next use. */
export const retryLostLibraries = (): void => getInstance()?.registerPlugins([retryLost]);
