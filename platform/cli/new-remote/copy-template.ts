import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { areasHere } from '../../../scripts/config/areas.ts';

/** 'Events': an area's title, and the prefix of names in its sources. */
const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The dependencies that all areas have, with their versions. */
function commonDependencies(root: string): Record<string, string> {
  const manifests = areasHere.map((name) => readFileSync(path.join(root, `mfe-${name}/package.json`), 'utf8'));
  const [first = {}, ...others] = manifests.map(
    (text) => (JSON.parse(text) as { dependencies: Record<string, string> }).dependencies,
  );
  return Object.fromEntries(Object.entries(first).filter(([library]) => others.every((other) => library in other)));
}

interface NewArea {
  name: string;
  port: number;
  dependencies: Record<string, string>;
}

/** The package.json of a new area. */
export const manifestFor = ({ name, port, dependencies }: NewArea) => ({
  name: `@vidya/mfe-${name}`,
  version: '1.0.0',
  private: true,
  description: `${titleOf(name)}: say here what the area is for`,
  type: 'module',
  vidya: {
    title: titleOf(name),
    port,
    budgetKb: 45,
    paths: { [`/${name}`]: 'everybody' },
    navigation: [{ menu: 'community', label: titleOf(name), path: `/${name}` }],
  },
  dependencies,
});

interface Filled {
  /** The folder of the template, absolute. */
  template: string;
  /** The folder of the new area, absolute. */
  folder: string;
  name: string;
  manifest: object;
}

/** Writes the files of a new area: the template with its name, and a package.json. */
export function writeTemplate({ template, folder, name, manifest }: Filled): void {
  const named = (text: string): string => text.replaceAll('template', name).replaceAll('Template', titleOf(name));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const file of globSync('**/*.*', { cwd: template }))
    write(named(file), named(readFileSync(path.join(template, file), 'utf8')));
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Creates the package of a new area in this repository. */
export function copyTemplate(root: string, { name, port }: { name: string; port: number }): void {
  const manifest = manifestFor({ name, port, dependencies: commonDependencies(root) });
  const template = path.join(root, 'platform/cli/new-remote/template');
  writeTemplate({ template, folder: path.join(root, `mfe-${name}`), name, manifest });
}
