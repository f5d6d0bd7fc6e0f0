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

/** Reads the lines above a patch. Throws for a missing line. */
function readFault(patch: string, text: string) {
  const required = (field: string): string => {
    const value = fieldOf(text, field);
    if (!value) throw new Error(`${path.basename(patch)} has no line '${field}: …' above its diff.`);
    return value;
  };
  return {
    /** The patch's file name without its extension. */
    name: path.basename(patch, '.patch'),
    patch,
    /** The fault of the applied patch, in one sentence. */
    fault: required('Fault'),
    /** The test file that must fail, relative to the root. */
    test: required('Test'),
    /** Part of the full name of the test that must fail in it. */
    caughtBy: required('Caught-by'),
    /** Whether to run only that test. False for a file whose tests depend on each other. */
    isAlone: fieldOf(text, 'Alone') !== 'no',
  };
}

/** The faults in `scripts/planted-faults` with one of the words in the name; without words, all. */
export function listFaults(words: readonly string[] = []): PlantedFault[] {
  return globSync('scripts/planted-faults/*.patch', { cwd: root })
    .toSorted()
    .map((file) => readFault(path.join(root, file), readFileSync(path.join(root, file), 'utf8')))
    .filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
}
