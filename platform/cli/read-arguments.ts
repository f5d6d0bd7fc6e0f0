import { parseArgs } from 'node:util';

/** Option with its dashes → value; '' for switches and for an optional value that is missing. */
export type Options = Map<string, string>;

interface OptionNames {
  switches: readonly string[];
  /** Options that need a value. */
  values: readonly string[];
  /** Options whose value may be missing: an argument right behind one is its value. */
  optional?: readonly string[];
}

/** Reads a command line of names and `--options`; throws a `Refusal` for an unknown option or a missing value. */
export function readArguments(
  args: readonly string[],
  { switches, values, optional = [] }: OptionNames,
  Refusal: new (problem: string) => Error,
) {
  const ofType = (type: 'string' | 'boolean', some: readonly string[]) =>
    some.map((name) => [name.slice(2), { type }] as const);
  const types = Object.fromEntries([...ofType('string', values), ...ofType('boolean', [...switches, ...optional])]);
  const settings = { options: types, strict: false, allowPositionals: true, tokens: true } as const;
  const names: string[] = [];
  const options: Options = new Map();
  /** An option whose optional value may follow. */
  let open: string | undefined;
  for (const token of parseArgs({ args: [...args], ...settings }).tokens) {
    if (token.kind === 'option') {
      const { rawName: name, value } = token;
      if (!(token.name in types)) throw new Refusal(`There is no option ${name}.`);
      if (values.includes(name) && value?.startsWith('--') !== false) throw new Refusal(`${name} needs a value.`);
      if (switches.includes(name) && value !== undefined) throw new Refusal(`${name} takes no value.`);
      options.set(name, value ?? '');
      open = optional.includes(name) && value === undefined ? name : undefined;
    } else if (token.kind === 'positional') {
      if (open === undefined) names.push(token.value);
      else options.set(open, token.value);
      open = undefined;
    }
  }
  return { names, options };
}
