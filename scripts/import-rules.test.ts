import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** A violation of each rule, planted in an otherwise empty copy: files and what they import. */
const planted: [rule: string, files: Record<string, string>][] = [
  ['no-cycles', { 'contracts/src/a.ts': './b.ts', 'contracts/src/b.ts': './a.ts' }],
  ['contracts-stand-alone', { 'contracts/src/a.ts': '../../api/src/b.ts', 'api/src/b.ts': '' }],
  ['shared-ui-is-stateless', { 'shared-ui/src/a.tsx': 'jotai' }],
  [
    'shared-ui-is-stateless',
    { 'shared-ui/src/a.tsx': '../../contracts/src/platform.tsx', 'contracts/src/platform.tsx': '' },
  ],
  ['servers-know-no-browser', { 'api/src/a.ts': '../../contracts/src/client.ts', 'contracts/src/client.ts': '' }],
  [
    'shell-meets-remotes-at-run-time',
    { 'shell/src/a.tsx': '../../mfe-catalog/src/b.tsx', 'mfe-catalog/src/b.tsx': '' },
  ],
  ['remotes-stay-apart', { 'mfe-catalog/src/a.ts': '../../mfe-learning/src/b.ts', 'mfe-learning/src/b.ts': '' }],
  ['remotes-stay-apart', { 'mfe-catalog/src/a.ts': '../../shell/src/b.ts', 'shell/src/b.ts': '' }],
  [
    'data-knows-no-screens',
    { 'mfe-catalog/src/data/a.ts': '../screens/B/B.tsx', 'mfe-catalog/src/screens/B/B.tsx': '' },
  ],
  ['screens-stay-apart', { 'mfe-catalog/src/screens/A/A.tsx': '../B/B.tsx', 'mfe-catalog/src/screens/B/B.tsx': '' }],
  [
    'screens-speak-no-http',
    { 'mfe-catalog/src/screens/A/A.tsx': '../../../../contracts/src/client.ts', 'contracts/src/client.ts': '' },
  ],
  ['services-know-no-framework', { 'api/src/course/a.service.ts': 'fastify' }],
  [
    'stores-know-only-the-database',
    { 'api/src/course/a.store.ts': './a.service.ts', 'api/src/course/a.service.ts': '' },
  ],
  ['routes-skip-no-layer', { 'api/src/course/a.routes.ts': './a.store.ts', 'api/src/course/a.store.ts': '' }],
  ['resolvable', { 'api/src/a.ts': './nowhere.ts' }],
];

function cruise(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  try {
    for (const file of ['scripts/config/dependency-cruiser.cjs', 'scripts/config/tsconfig.base.json']) {
      cpSync(path.join(root, file), path.join(folder, file));
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    for (const [file, imported] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(
        path.join(folder, file),
        `${imported ? `import * as other from '${imported}';\n` : ''}export const own = ${imported ? 'other' : 1};\n`,
      );
    }
    const tops = [...new Set(Object.keys(files).map((file) => file.split('/')[0] ?? ''))];
    const program = path.join(root, 'node_modules/.bin/depcruise');
    return spawnSync(program, ['--config', 'scripts/config/dependency-cruiser.cjs', ...tops], {
      cwd: folder,
      encoding: 'utf8',
    }).stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the import rules', () => {
  it.each(planted)('%s fires on %j', (rule, files) => {
    expect(cruise(files)).toContain(`error ${rule}:`);
  });

  it('stay quiet about imports that are allowed', () => {
    const output = cruise({ 'mfe-catalog/src/a.ts': '../../contracts/src/b.ts', 'contracts/src/b.ts': '' });
    expect(output).toContain('no dependency violations found');
  });
});
