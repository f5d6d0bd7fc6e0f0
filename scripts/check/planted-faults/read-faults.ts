import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../config/webpack/shared.ts';

export type PlantedFault = ReturnType<typeof readFault>;

/** A fault whose test is under e2e/. */
export const isJourney = ({ test }: Pick<PlantedFault, 'test'>): boolean => test.startsWith('e2e/');

const fieldOf = (text: string, field: string): string | undefined =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${field}: `))
    ?.slice(field.length + 2)
    .trim();

/** Reads the lines above a patch. Throws what is missing. */
function readFault(patch: string, text: string) {
  const required = (field: string): string => {
    const value = fieldOf(text, field);
    if (!value) throw new Error(`${path.basename(patch)} has no line '${field}: …' above its diff.`);
    return value;
  };
  return {
    /** The patch's file name without its end. */
    name: path.basename(patch, '.patch'),
    patch,
    /** What is wrong once it is applied, in one sentence. */
    fault: required('Fault'),
    /** The test file that must fail, from the root. */
    test: required('Test'),
    /** Part of the full name of the test that must fail in it. */
    caughtBy: required('Caught-by'),
    /** Only that test is run. False for a file whose tests go on from one another. */
    isAlone: fieldOf(text, 'Alone') !== 'no',
  };
}

/** The faults of `scripts/planted-faults` whose name holds one of the words, or all. */
export function listFaults(text: readonly string[] = []): PlantedFault[] {
  return globSync('scripts/planted-faults/*.patch', { cwd: root })
    .toSorted()
    .map((file) => readFault(path.join(root, file), readFileSync(path.join(root, file), 'utf8')))
    .filter(({ name }) => text.length === 0 || text.some((word) => name.includes(word)));
}
