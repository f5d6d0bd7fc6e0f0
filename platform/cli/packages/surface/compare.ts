/** Every declaration of a report, with the numbers that API Extractor gives names of the same kind left out. */
function declarationsOf(report: string): string[] {
  const code = report.split('```ts\n')[1]?.split('\n```')[0] ?? '';
  return code
    .split('\n\n')
    .map((part) => part.replaceAll(/^ *\/\/ .*\n/gm, '').replaceAll(/\b([A-Za-z]\w*?)_\d+\b/g, '$1'))
    .filter((part) => part.trim() !== '' && !part.trim().startsWith('import '))
    .flatMap(membersOf);
}

/** A module, which a report names like a namespace, counts as its names: one more changes none of the others. */
function membersOf(part: string): string[] {
  const [, name, members] = /^declare namespace (\w+) \{\s*export \{([^}]*)\}/.exec(part.trim()) ?? [];
  if (name === undefined || members === undefined) return [part.trim()];
  return members.split(',').map((member) => `${name}: ${member.trim().split(' as ').at(-1)}`);
}

const named = /^(?:export )?(?:declare )?(?:abstract )?(?:default|const|let|function|type|interface|class|enum) (\w+)/;

/** 'Button' of its declaration; of a module's member 'calls_call: Call' the whole. */
const nameOf = (declaration: string): string => named.exec(declaration)?.[1] ?? declaration.split('\n')[0] ?? '';

export interface SurfaceChange {
  /** Names that are gone or declared otherwise. */
  broken: string[];
  added: string[];
}

const namesOf = (declarations: string[]): string[] => [...new Set(declarations.map(nameOf))].toSorted();

/** What changed from one report of a package to another. A declaration that changed in any way counts as broken. */
export function compareSurfaces(before: string, after: string): SurfaceChange {
  const [old, current] = [new Set(declarationsOf(before)), new Set(declarationsOf(after))];
  const broken = namesOf([...old].filter((one) => !current.has(one)));
  return {
    broken,
    added: namesOf([...current].filter((one) => !old.has(one))).filter((name) => !broken.includes(name)),
  };
}

/** The first of many names. */
const shown = 10;

/** 'broken: Chip, Tag; added: Row', for people. */
export const changeLine = ({ broken, added }: SurfaceChange): string =>
  Object.entries({ broken, added })
    .filter(([, names]) => names.length > 0)
    .map(([kind, names]) => `${kind}: ${names.slice(0, shown).join(', ')}${names.length > shown ? ', …' : ''}`)
    .join('; ');

export const parts = ['patch', 'minor', 'major'] as const;
export type Part = (typeof parts)[number];

/** The part of a version that a change has to raise. Before 1.0.0 each is one less. */
export function demandedPart({ broken, added }: SurfaceChange, version: string): Part {
  const isEarly = version.startsWith('0.');
  if (broken.length > 0) return isEarly ? 'minor' : 'major';
  return added.length > 0 && !isEarly ? 'minor' : 'patch';
}
