import { copyFileSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../../scripts/config/webpack/shared.ts';
import { isBuiltIn } from '../../gate/remotes.ts';
import { manifestFor, writeTemplate } from '../new-remote/copy-template.ts';
import { whyNot } from '../new-remote/name.ts';
import { ReleaseError } from '../release/release-error.ts';
import { usage } from './usage.ts';

interface KitManifest {
  version: string;
  peerDependencies: Record<string, string>;
  dependencies: Record<string, string>;
}

const port = 3006;
const ours = ['contracts', 'shared-ui', 'remote-kit'] as const;

const files: Record<string, string> = {
  'tsconfig.json': '{ "extends": "@vidya/remote-kit/tsconfig.json", "include": ["src"] }\n',
  'jest.config.js': "export { default } from '@vidya/remote-kit/jest';\n",
  '.gitignore': 'node_modules/\ndist/\n.cache/\n.data/\n',
};

/** The versions of our packages, or the tarballs, which then lie in the new repository. */
function ownPackages(kit: KitManifest, folder: string, packages: string | undefined): Record<string, string> {
  const found = ours.map((name) => {
    const version = kit.dependencies[`@vidya/${name}`] ?? kit.version;
    if (packages === undefined) return [`@vidya/${name}`, version];
    const file = `vidya-${name}-${version}.tgz`;
    mkdirSync(path.join(folder, 'packages'), { recursive: true });
    copyFileSync(path.join(packages, file), path.join(folder, 'packages', file));
    return [`@vidya/${name}`, `file:packages/${file}`];
  });
  return Object.fromEntries(found) as Record<string, string>;
}

function write(name: string, folder: string, packages: string | undefined): void {
  const kit = JSON.parse(readFileSync(path.join(root, '../package.json'), 'utf8')) as KitManifest;
  // Exactly those that the shell shares: a newer one the gate refuses.
  const shared = Object.entries(kit.peerDependencies).map(([library, range]) => [library, range.replace('^', '')]);
  const { '@vidya/remote-kit': kitItself, ...libraries } = ownPackages(kit, folder, packages);
  const manifest = {
    ...manifestFor({
      name,
      port,
      dependencies: { ...libraries, ...(Object.fromEntries(shared) as Record<string, string>) },
    }),
    scripts: { dev: 'vidya dev', build: 'vidya build', check: 'vidya check', test: 'jest' },
    devDependencies: { '@vidya/remote-kit': kitItself },
  };
  writeTemplate({ template: path.join(root, 'platform/cli/new-remote/template'), folder, name, manifest });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  for (const file of globSync('**/*.md', { cwd: folder, exclude: ['packages/**'] })) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const inside = `\`npm run dev -- ${name}\` reloads it inside the running site; with \`--alone\` it`;
    writeFileSync(path.join(folder, file), text.replace(inside, '`npm run dev`: it'));
  }
}

/** Makes a repository for a new area: a folder with its name, below the current one. Throws an error that says why not. */
export function newRepository(args: string[]): void {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { packages: { type: 'string' } },
  });
  const [name] = positionals;
  if (!name) throw new ReleaseError(`Which name?\n\n${usage}`);
  const reason = isBuiltIn(name)
    ? `'${name}' is an area that came with the site: choose another name.`
    : whyNot(name, root);
  if (reason) throw new ReleaseError(reason);
  const folder = path.resolve(name);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new ReleaseError(`${folder} is not empty.`);
  write(name, folder, values.packages && path.resolve(values.packages));
  console.info(`made ${folder}\n\n  cd ${name} && npm install && npm run dev\n`);
}
