import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const handlers = Symbol.for('EVENT_HANDLERS');

let loaded = 0;

/**
 * Jest's module loader without a VM: modules load once per worker instead of once per test file, and Node strips the
 * types as it does in production. `jest.mock` is not possible.
 */
export default class NativeRuntime {
  /** Loads Jest's own test framework, again for each file, because it keeps the file's tests. */
  requireInternalModule(file: string): unknown {
    Object.assign(globalThis, { [handlers]: undefined });
    delete require.cache[file];
    return require(file);
  }

  requireModule(file: string): unknown {
    return require(file);
  }

  unstable_shouldLoadAsEsm(): boolean {
    return true;
  }

  /** Loads a test file, which registers its tests. In watch mode it runs more than once. */
  unstable_importModule(file: string): Promise<unknown> {
    loaded += 1;
    return import(`${pathToFileURL(file).href}?${loaded}`);
  }

  // The rest of what Jest calls has nothing to do here.
  setGlobalsForRuntime(): void {}
  enterTestCode(): void {}
  leaveTestCode(): void {}
  getSourceMaps(): Map<string, string> {
    return new Map();
  }
  getAllCoverageInfoCopy(): undefined {
    return undefined;
  }
  teardown(): void {}
  resetModules(): void {}
  clearAllMocks(): void {}
  resetAllMocks(): void {}
  restoreAllMocks(): void {}
}
