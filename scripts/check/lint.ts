import { builtInAreasProblems } from '../../platform/cli/built-in-areas.ts';
import { areasHere } from '../config/areas.ts';
import { add, check, type Outcome, packageFile, report } from './command.ts';
import { docsWordsProblems } from './docs-words.ts';
import { checkExpressions } from './expressions/expressions.ts';
import { checkMigrations } from './migrations/check-migrations.ts';
import { checkSettingsPage } from './settings-page.ts';

const packages = 'contracts/src platform shared-ui/src shell api/src sandbox/src server/src scripts e2e'.split(' ');
const cruised = [...packages, ...areasHere.map((name) => `mfe-${name}`)];

/** A configuration hint is an error: it means that a line of the configuration has no effect. */
const deadCode = ['--config', 'scripts/config/knip.jsonc', '--no-progress', '--treat-config-hints-as-errors'];

/** Checks that use the whole machine, or little of it for a short time. */
async function inTurn(): Promise<Outcome> {
  const rules = await check('oxlint', [packageFile('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']);
  const cruiser = packageFile('dependency-cruiser/bin/dependency-cruiser.mjs');
  const imports = await check('import rules', [
    cruiser,
    '--config',
    'scripts/config/dependency-cruiser.cjs',
    ...cruised,
  ]);
  const dead = await check('dead code', [packageFile('knip/bin/knip.js'), ...deadCode]);
  const format = await check('formatting', [packageFile('@biomejs/biome/bin/biome'), 'format', '.']);
  const size = await check('size', ['scripts/stats.ts', '--check']);
  const areas = report('built-in areas', builtInAreasProblems());
  const words = report('words of the docs', docsWordsProblems());
  return [rules, imports, dead, format, size, checkMigrations(), checkSettingsPage(), areas, words].reduce(add);
}

/**
 * Checks language rules, import rules, dead code, formatting, the time of regular expressions, migrations, the
 * source's size, the words of docs, docs/settings.md and platform/gate/built-in-areas.ts.
 */
export async function lint(): Promise<Outcome> {
  return (await Promise.all([inTurn(), checkExpressions()])).reduce(add);
}
