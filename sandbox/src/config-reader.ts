/** The environment is wrong: the message has one line for each problem. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(problems: readonly string[]) {
    super(`The sandbox cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

const on = /^(1|true|on|yes)$/i;
const off = /^(0|false|off|no)$/i;
const isAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** Reads typed values, collects the problems and throws them all in `finish`. An empty value counts as unset. */
export function createReader(env: NodeJS.ProcessEnv) {
  const problems: string[] = [];

  /** `parse` returns undefined for an invalid text; `wanted` describes a valid one. */
  function read<Value>(
    name: string,
    fallback: Value,
    wanted: string,
    parse: (text: string) => Value | undefined,
  ): Value {
    const text = env[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value === undefined) problems.push(`${name} must be ${wanted}, not '${text}'`);
    return value ?? fallback;
  }

  const count = (name: string, fallback: number, max: number): number =>
    read(name, fallback, `a whole number from 0 to ${max}`, (text) =>
      /^\d+$/.test(text) && Number(text) <= max ? Number(text) : undefined,
    );

  return {
    count,
    port: (name: string, fallback: number) => count(name, fallback, 65_535),
    text: (name: string, fallback: string) => read(name, fallback, 'a text', (text) => text),
    flag: (name: string) =>
      read(name, false, 'true or false', (text) => (on.test(text) || off.test(text) ? on.test(text) : undefined)),
    address: (name: string, fallback: string) =>
      read(name, fallback, 'an http or https address', (text) => (isAddress(text) ? text : undefined)),
    addresses: (name: string, fallback: string[]) =>
      read(name, fallback, 'http or https addresses, separated by commas', (text) => {
        const all = text.split(',').map((part) => part.trim());
        return all.every(isAddress) ? all : undefined;
      }),
    finish() {
      if (problems.length > 0) throw new ConfigError(problems);
    },
  };
}
