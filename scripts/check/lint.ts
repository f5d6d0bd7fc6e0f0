import { remoteNames } from '@vidya/contracts/remotes';
import { add, check, type Outcome } from './command.ts';

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

/** Rules of the language, of imports and of form. */
export async function lint(): Promise<Outcome> {
  const rules = await check('oxlint', 'oxlint', ['--type-aware', '--deny-warnings']);
  const imports = await check('import rules', 'depcruise', [
    '--config',
    'scripts/config/dependency-cruiser.cjs',
    ...cruised,
  ]);
  const format = await check('formatting', 'biome', ['format', '.']);
  return [rules, imports, format].reduce(add);
}
