import { ModernFakeTimers } from '@jest/fake-timers';
import type { Config } from '@jest/types';
import { ModuleMocker } from 'jest-mock';

const timeoutSymbol = Symbol.for('TEST_TIMEOUT_SYMBOL');

/** The `jest` of test files. Without `jest.mock`: modules are loaded by Node. */
function jestObject(mocker: ModuleMocker, timers: ModernFakeTimers) {
  const jest = {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    mocked: <Mocked>(source: Mocked): Mocked => source,
    replaceProperty: mocker.replaceProperty.bind(mocker),
    clearAllMocks: () => mocker.clearAllMocks(),
    restoreAllMocks: () => mocker.restoreAllMocks(),
    useFakeTimers(options?: Config.FakeTimersConfig) {
      timers.useFakeTimers(options);
      return jest;
    },
    useRealTimers() {
      timers.useRealTimers();
      return jest;
    },
    setSystemTime: (now?: number | Date) => timers.setSystemTime(now),
    advanceTimersByTime: (ms: number) => timers.advanceTimersByTime(ms),
    advanceTimersByTimeAsync: (ms: number) => timers.advanceTimersByTimeAsync(ms),
    setTimeout: (ms: number) => Object.assign(globalThis, { [timeoutSymbol]: ms }),
  };
  return jest;
}

/**
 * A Jest environment that is the worker process itself. Test files share its globals, so mocks, timers, variables and
 * time limits end with each file.
 */
export default class NativeEnvironment {
  readonly global = globalThis;
  readonly moduleMocker = new ModuleMocker(globalThis);
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;
  readonly #variables = { ...process.env };

  constructor({ projectConfig }: { projectConfig: Config.ProjectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  setup(): Promise<void> {
    Object.assign(globalThis, { jest: jestObject(this.moduleMocker, this.fakeTimersModern) });
    return Promise.resolve();
  }

  teardown(): Promise<void> {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    Object.assign(globalThis, { [timeoutSymbol]: undefined });
    for (const name of Object.keys(process.env)) if (!(name in this.#variables)) delete process.env[name];
    Object.assign(process.env, this.#variables);
    return Promise.resolve();
  }

  /** Part of Jest's interface: there is no context but the process. */
  getVmContext(): null {
    return null;
  }

  exportConditions(): string[] {
    return ['node'];
  }
}
