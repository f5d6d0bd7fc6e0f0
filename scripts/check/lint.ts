import { remoteNames } from '@vidya/contracts/release/remotes';
import { add, check, type Outcome } from './command.ts';
import { checkExpressions } from './expressions/expressions.ts';

export const cruised = [
  'contracts/src',
  'shared-ui/src',
  'shell',
  ...remoteNames.map((name) => `mfe-${name}`),
  'api/src',
  'sandbox/src',
  'scripts',
  'e2e',
];

/** Rules of the language, of imports and of form, and the time that regular expressions may take. */
export async function lint(): Promise<Outcome> {
  const rules = await check('oxlint', 'oxlint', ['--type-aware', '--deny-warnings']);
  const imports = await check('import rules', 'depcruise', [
    '--config',
    'scripts/config/dependency-cruiser.cjs',
    ...cruised,
  ]);
  const format = await check('formatting', 'biome', ['format', '.']);
  const expressions = await checkExpressions();
  return [rules, imports, format, expressions].reduce(add);
}
