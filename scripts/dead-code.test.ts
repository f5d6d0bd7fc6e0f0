import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const manifest = (name: string, more: object): string =>
  JSON.stringify({ name, private: true, type: 'module', ...more });

/** A small monorepo with something dead of each kind beside something alive. */
const files: Record<string, string> = {
  'package.json': manifest('vidya', { workspaces: ['contracts', 'api', 'mfe-catalog'] }),
  'contracts/package.json': manifest('@vidya/contracts', { exports: { './*': './src/*.ts' } }),
  'contracts/src/rules/price.ts': 'export const alive = 1;\nexport const deadRule = 2;\n',
  'mfe-catalog/package.json': manifest('@vidya/mfe-catalog', { dependencies: { 'dead-package': '1.0.0' } }),
  'mfe-catalog/src/remote.tsx': "import './alive.ts';\nexport default function Remote() {}\n",
  'mfe-catalog/src/alive.ts': "import { alive } from '../../contracts/src/rules/price.ts';\nvoid alive;\n",
  'mfe-catalog/src/dead-file.ts': 'export const own = 1;\n',
  'api/package.json': manifest('@vidya/api', {}),
  'api/src/main.ts': "import type { Alive } from './alive.ts';\nexport const own: Alive = {};\n",
  'api/src/alive.ts': 'export interface Alive {}\nexport interface DeadType {}\n',
};

function deadCode(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'dead-code-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    cpSync(path.join(root, 'scripts/config/knip.jsonc'), path.join(folder, 'knip.jsonc'));
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const program = path.join(root, 'node_modules/.bin/knip');
    return spawnSync(program, ['--no-progress', '--no-config-hints'], { cwd: folder, encoding: 'utf8' }).stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it('names what nothing uses, and nothing else', () => {
  const named = deadCode()
    .split('\n')
    .filter((line) => line !== '' && !/^Unused .* \(\d+\)$/.test(line))
    .map((line) => line.split(/\s+/)[0]);
  expect(named).toEqual(['mfe-catalog/src/dead-file.ts', 'dead-package', 'deadRule', 'DeadType']);
});
