import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const contracts = '@vidya/contracts';
const imports = /import (?:type )?\{([^{}]*)\} from ['"](@vidya\/contracts\/[^'"]+)['"]/g;
const declared = /^export (?:declare )?(?:const|function|class|interface|type|\* as) (\w+)/gm;
const listed = /^export (?:type )?\{([^{}]*)\}/gm;

/** Each name of a list between braces, by `pick` of `type a as b`: the first or the last. */
const namesOf = (list = '', pick: 0 | -1 = -1): string[] =>
  list.split(',').flatMap(
    (name) =>
      name
        .trim()
        .replace(/^type /, '')
        .split(' as ')
        .at(pick) || [],
  );

const textsIn = (folder: string, pattern: string): [file: string, text: string][] =>
  globSync(pattern, { cwd: folder })
    .toSorted()
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(path.join(folder, file), 'utf8')]);

/** Module → its names, of the installed contracts. */
function modulesIn(area: string): Map<string, string[]> {
  const files = textsIn(path.join(area, 'node_modules', contracts, 'dist'), '**/*.d.ts');
  const exported = (text: string): string[] => [
    ...[...text.matchAll(declared)].map(([, name = '']) => name),
    ...[...text.matchAll(listed)].flatMap(([, list]) => namesOf(list)),
  ];
  return new Map(files.map(([file, text]) => [`${contracts}/${file.replace(/\.d\.ts$/, '')}`, exported(text)]));
}

/** What the area imports of the contracts that the installed ones have elsewhere, or not at all: a sentence each. */
export function movedImports(area: string): string[] {
  const modules = modulesIn(area);
  const sentenceOf = (file: string, name: string, module: string): string[] => {
    if (modules.get(module)?.includes(name)) return [];
    const others = [...modules].flatMap(([other, names]) => (names.includes(name) ? other : []));
    // A call is in calls/ as well, with the schemas that no browser may load.
    const other = others.find((one) => one.includes('/browser/')) ?? others[0];
    return other
      ? [`src/${file}: import ${name} from '${other}' instead of '${module}'.`]
      : [`src/${file}: do without ${name} of '${module}', which the contracts no longer have.`];
  };
  return textsIn(path.join(area, 'src'), '**/*.{ts,tsx}').flatMap(([file, text]) =>
    [...text.matchAll(imports)].flatMap(([, list, module = '']) =>
      namesOf(list, 0).flatMap((name) => sentenceOf(file, name, module)),
    ),
  );
}
