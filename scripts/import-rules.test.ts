import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** One violation of each rule, each in files of its own: the importing file, what it imports, and that file's content. */
const violations: [rule: string, importer: string, imported: string, ...others: string[]][] = [
  ['no-cycles', 'contracts/src/about.ts', './round.ts'],
  ['contracts-stand-alone', 'contracts/src/reaches-out.ts', '../../api/src/reached.ts', 'api/src/reached.ts'],
  ['server-stands-alone', 'server/src/reaches.ts', '../../api/src/reached.ts'],
  ['servers-only', 'contracts/src/logs.ts', '../../server/src/logged.ts', 'server/src/logged.ts'],
  ['calls-and-gate-stand-alone', 'platform/gate/knows.ts', '../registry/known.ts', 'platform/registry/known.ts'],
  ['platform-knows-no-shop', 'platform/registry/sells.ts', '../../api/src/course/sold.ts', 'api/src/course/sold.ts'],
  ['platform-parts-stay-apart', 'platform/host/serves.ts', '../front/served.ts', 'platform/front/served.ts'],
  ['through-the-doors', 'api/src/enters.ts', '../../platform/registry/known.ts'],
  ['releases-are-of-the-dashboard', 'mfe-catalog/src/releases.ts', '../../platform/gate/asked-for.ts'],
  ['browsers-carry-no-schemas', 'contracts/src/browser/heavy.ts', '../calls/asked-for.ts'],
  [
    'texts-know-nothing-above',
    'contracts/src/texts/rules.ts',
    '../rules/asked-for.ts',
    'contracts/src/rules/asked-for.ts',
  ],
  ['rules-know-nothing-above', 'contracts/src/rules/calls.ts', '../calls/asked-for.ts'],
  ['calls-know-nothing-above', 'contracts/src/calls/browses.ts', '../browser/client.ts'],
  ['browsers-carry-no-schemas', 'mfe-catalog/src/data/checks.ts', 'zod'],
  [
    'browsers-carry-no-schemas',
    'platform/cli/new-remote/template/src/asks.ts',
    '../../../../../contracts/src/calls/asked-for.ts',
  ],
  ['shared-ui-is-stateless', 'shared-ui/src/has-state.tsx', 'jotai'],
  ['shared-ui-is-stateless', 'shared-ui/src/knows-host.tsx', '../../contracts/src/browser/platform.tsx'],
  ['servers-know-no-browser', 'api/src/browses.ts', '../../contracts/src/browser/client.ts'],
  [
    'shell-meets-remotes-at-run-time',
    'shell/src/bundles.tsx',
    '../../mfe-catalog/src/bundled.tsx',
    'mfe-catalog/src/bundled.tsx',
  ],
  [
    'remotes-stay-apart',
    'mfe-catalog/src/knows-remote.ts',
    '../../mfe-learning/src/known.ts',
    'mfe-learning/src/known.ts',
  ],
  ['remotes-stay-apart', 'mfe-catalog/src/knows-shell.ts', '../../shell/src/known.ts', 'shell/src/known.ts'],
  [
    'data-knows-no-screens',
    'mfe-catalog/src/data/draws.ts',
    '../screens/Drawn/Drawn.tsx',
    'mfe-catalog/src/screens/Drawn/Drawn.tsx',
  ],
  [
    'screens-stay-apart',
    'mfe-catalog/src/screens/One/One.tsx',
    '../Other/Other.tsx',
    'mfe-catalog/src/screens/Other/Other.tsx',
  ],
  [
    'admin-screens-stay-apart',
    'mfe-admin/src/coupons/Peeks.tsx',
    '../people/Peeked.tsx',
    'mfe-admin/src/people/Peeked.tsx',
  ],
  ['screens-speak-no-http', 'mfe-catalog/src/screens/Asks/Asks.tsx', '../../../../contracts/src/browser/client.ts'],
  ['services-know-no-framework', 'api/src/course/framed.service.ts', 'fastify'],
  [
    'stores-know-only-the-database',
    'api/src/course/clever.store.ts',
    './asked.service.ts',
    'api/src/course/asked.service.ts',
  ],
  ['routes-skip-no-layer', 'api/src/course/hasty.routes.ts', './skipped.store.ts', 'api/src/course/skipped.store.ts'],
  ['features-meet-at-ports', 'api/src/course/reaches.ts', '../payment/inner.ts', 'api/src/payment/inner.ts'],
  ['ground-floor-knows-no-feature', 'api/src/database/knows.ts', '../coupon/known.ts', 'api/src/coupon/known.ts'],
  ['resolvable', 'api/src/lost.ts', './nowhere.ts'],
];

const allowed = [
  ['contracts/src/browser/light.ts', '../calls/asked-for.ts', 'type'],
  ['mfe-catalog/src/allowed.ts', '../../contracts/src/asked-for.ts'],
  ['api/src/learning/allowed.ts', '../lecture/port/asked-for.ts'],
  ['api/src/allowed.ts', '../../platform/registry/registry.ts'],
  ['mfe-admin/src/allowed.ts', '../../platform/gate/asked-for.ts'],
  ['platform/registry/allowed.ts', '../../api/src/database/database.ts'],
] as const;
const known = [
  'contracts/src/browser/client.ts',
  'contracts/src/browser/platform.tsx',
  'contracts/src/asked-for.ts',
  'contracts/src/calls/asked-for.ts',
  'api/src/lecture/port/asked-for.ts',
  'api/src/database/database.ts',
  'platform/gate/asked-for.ts',
  'platform/registry/registry.ts',
];

const importing = (other: string, type?: 'type'): string =>
  type
    ? `import type * as other from '${other}';\nexport type Own = typeof other;\n`
    : `import * as other from '${other}';\nexport const own = other;\n`;
const plain = 'export const own = 1;\n';

/** What dependency-cruiser says of all of it in one run: a process for each rule took 15 s. */
function cruise(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  try {
    for (const file of ['scripts/config/dependency-cruiser.cjs', 'scripts/config/tsconfig.base.json']) {
      cpSync(path.join(root, file), path.join(folder, file));
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    for (const file of known) write(file, plain);
    write('contracts/src/round.ts', importing('./about.ts'));
    for (const [importer, imported, type] of allowed) write(importer, importing(imported, type));
    for (const [, importer, imported, ...others] of violations) {
      write(importer, importing(imported));
      for (const other of others) write(other, plain);
    }
    const tops = new Set(violations.map(([, importer]) => importer.split('/')[0]!).concat('mfe-learning', 'mfe-admin'));
    const program = path.join(root, 'node_modules/.bin/depcruise');
    const config = ['--config', 'scripts/config/dependency-cruiser.cjs'];
    return spawnSync(program, [...config, ...tops], { cwd: folder, encoding: 'utf8' }).stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the import rules', () => {
  const lines = cruise().split('\n');

  it.each(violations)('%s fires on %s', (rule, importer) => {
    expect(lines.filter((line) => line.includes(`error ${rule}:`) && line.includes(importer))).toHaveLength(1);
  });

  it('stay quiet about imports that are allowed', () => {
    expect(lines.filter((line) => allowed.some(([importer]) => line.includes(importer)))).toEqual([]);
    expect(lines.join('\n')).toMatch(/\d+ dependency violations/);
  });
});
