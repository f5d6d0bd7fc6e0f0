/** Everything that is wrong with the environment, one line each. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The sandbox cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const on = ['1', 'true', 'on', 'yes'];
const off = ['0', 'false', 'off', 'no'];

/** Reads typed values, remembers what is wrong and throws it all in `finish`. An empty value counts as unset. */
export function createReader(env: NodeJS.ProcessEnv) {
  const problems: string[] = [];

  const raw = (name: string) => env[name]?.trim() || undefined;

  function text(name: string, fallback: string): string {
    return raw(name) ?? fallback;
  }

  function whole(name: string, fallback: number, max: number): number {
    const value = raw(name);
    if (value === undefined) return fallback;
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (number <= max) return number;
    problems.push(`${name} must be a whole number from 0 to ${max}, not '${value}'`);
    return fallback;
  }

  function flag(name: string): boolean {
    const value = raw(name)?.toLowerCase();
    if (value === undefined || off.includes(value)) return false;
    if (!on.includes(value)) problems.push(`${name} must be true or false, not '${value}'`);
    return on.includes(value);
  }

  function checkAddress(name: string, value: string): string {
    const scheme = URL.parse(value)?.protocol;
    if (scheme !== 'http:' && scheme !== 'https:') {
      problems.push(`${name} must be an http or https address, not '${value}'`);
    }
    return value;
  }

  function addresses(name: string, fallback: string[]): string[] {
    const values = raw(name)
      ?.split(',')
      .map((value) => value.trim())
      .filter(Boolean);
    return values?.map((value) => checkAddress(name, value)) ?? fallback;
  }

  return {
    text,
    flag,
    addresses,
    port: (name: string, fallback: number) => whole(name, fallback, 65_535),
    count: whole,
    address: (name: string, fallback: string) => checkAddress(name, text(name, fallback)),
    finish() {
      if (problems.length > 0) throw new ConfigError(problems);
    },
  };
}
