import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../config/webpack/shared.ts';
import { type Outcome, report } from '../command.ts';
import { problemsOf } from './migration-rules.ts';

/** Fails on a migration that locks a table that grows, or after which the version before cannot run. */
export function checkMigrations(): Outcome {
  const folder = path.join(root, 'api/migrations');
  const files = globSync('*.sql', { cwd: folder }).toSorted();
  const problems = files.flatMap((file) => problemsOf(file, readFileSync(path.join(folder, file), 'utf8')));
  return report('migrations', problems);
}
