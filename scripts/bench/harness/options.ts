import { parseArgs } from 'node:util';

/** Whole numbers from 1: one number or an ascending list. */
type Numbers = Record<string, number | number[]>;

function wholeNumbers(name: string, text: string): number[] {
  const values = text.split(',').map(Number);
  if (values.every((value) => Number.isInteger(value) && value > 0)) return values.toSorted((a, b) => a - b);
  throw new Error(`--${name} must be whole numbers from 1; it is '${text}'.`);
}

/** Reads `--name value` for each default (a list if the default is one), and `--only` for one of the parts. */
export function readOptions<Defaults extends Numbers, Part extends string = never>(
  args: string[],
  defaults: Defaults,
  parts: readonly Part[] = [],
): Defaults & { parts: Part[] } {
  const options = Object.fromEntries(
    [...Object.keys(defaults), 'only'].map((name) => [name, { type: 'string' as const }]),
  );
  const { values } = parseArgs({ args, options });
  const only = parts.find((part) => part === values['only']);
  if (values['only'] !== undefined && !only) throw new Error(`--only must be one of ${parts.join(', ')}.`);
  const numbers = Object.entries(defaults).map(([name, standard]) => {
    const given = values[name];
    if (typeof given !== 'string') return [name, standard];
    return [name, Array.isArray(standard) ? wholeNumbers(name, given) : wholeNumbers(name, given)[0]];
  });
  return { ...(Object.fromEntries(numbers) as Defaults), parts: only ? [only] : [...parts] };
}
