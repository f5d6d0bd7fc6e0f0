import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/config/webpack/shared.ts';
import { compiledName, copySource, copyTypes } from './compile-source.ts';
import { compileModules, ownVersion } from './modules.ts';
import { dependenciesOf, describe, newFolder } from './write-package.ts';

const isPart = (file: string): boolean => !/\.(test|stories|d)\.tsx?$/.test(file);

const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: root }).filter(isPart).toSorted();

/** Compiles sources below `<name>/src` to `dist/`, with types. Returns the packages that they import. */
function compileLibrary(name: string, folder: string, entries: string[]): string[] {
  const placeOf = (file: string): string => path.join(folder, 'dist', path.relative(`${name}/src`, file));
  const { files, packages } = compileModules(entries, placeOf);
  for (const file of files) copyTypes(file, compiledName(placeOf(file)));
  return packages;
}

const exported = (file: string) => ({ types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` });

/** `@vidya/contracts`. Returns the folder that is packed. */
export function assembleContracts(): string {
  const folder = newFolder('contracts', 'contracts');
  const entries = filesOf('contracts/src/**/*.{ts,tsx}');
  const recorded = 'calls/recorded/recorded-calls.json';
  copySource(`contracts/src/${recorded}`, path.join(folder, 'dist', recorded));
  // Tests run on the area's own copies of these, which come with the kit.
  const forTests = (name: string): boolean => name.startsWith('@testing-library/');
  const packages = compileLibrary('contracts', folder, entries).filter((name) => !forTests(name));
  return describe(folder, {
    name: '@vidya/contracts',
    version: ownVersion('contracts'),
    description: 'What an area and the site must agree on',
    sideEffects: false,
    exports: { './*': exported('*') },
    ...dependenciesOf(packages),
  });
}

/** The packages that the style sheets of the fonts name. */
function fontPackages(): string[] {
  const css = filesOf('shared-ui/src/theme/*fonts.css').map((file) => readFileSync(path.join(root, file), 'utf8'));
  return [...new Set(css.join('').match(/@fontsource(?:-variable)?\/[a-z-]+/g))].toSorted();
}

/** `@vidya/shared-ui`: stateless components and tokens. Returns the folder that is packed. */
export function assembleSharedUi(): string {
  const folder = newFolder('shared-ui', 'shared-ui');
  const entries = filesOf('shared-ui/src/**/*.{ts,tsx}').filter((file) => !file.includes('/testing/'));
  const packages = compileLibrary('shared-ui', folder, entries);
  for (const file of filesOf('shared-ui/src/**/*.{css,svg,woff2}'))
    copySource(file, path.join(folder, 'dist', path.relative('shared-ui/src', file)));
  return describe(folder, {
    name: '@vidya/shared-ui',
    version: ownVersion('shared-ui'),
    description: 'Stateless components and tokens',
    sideEffects: ['*.css'],
    exports: {
      '.': exported('index'),
      './tokens': exported('theme/tokens'),
      './mixins': exported('theme/mixins'),
      './fonts.css': './dist/theme/fonts.css',
      './script-fonts.css': './dist/theme/script-fonts.css',
      './logo': exported('Logo/logo-svg'),
    },
    ...dependenciesOf([...packages, ...fontPackages()]),
  });
}
