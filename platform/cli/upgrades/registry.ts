import { runLimited } from './run-limited.ts';
import { TrialError } from './trial-error.ts';

interface Registry {
  /** Where npm runs: its configuration there counts. */
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** In ms: a list of versions is one small document. */
  limitMs?: number;
}

/** The configured npm registry's versions of a package. Rejects with a `TrialError` when it does not tell in time. */
export async function publishedVersions(
  name: string,
  { cwd, env = process.env, limitMs = 60_000 }: Registry,
): Promise<string[]> {
  const args = ['view', name, 'versions', '--json', '--fetch-retries=1', '--fetch-timeout=20000'];
  const { code, stdout, stderr } = await runLimited({ file: 'npm', args, cwd, env, limitMs });
  if (code === undefined) throw new TrialError('not tried', `The registry does not answer for ${name}.`);
  if (code !== 0)
    throw new TrialError('not tried', `The registry does not know ${name}: ${problemIn(stderr || stdout)}`);
  try {
    const versions: unknown = JSON.parse(stdout);
    return [versions].flat().filter((version) => typeof version === 'string');
  } catch {
    throw new TrialError('not tried', `The registry's answer for ${name} cannot be read.`);
  }
}

/** The first line in npm's output that says what is wrong. */
export function problemIn(output: string): string {
  const lines = output.split('\n').map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim());
  return lines.find((line) => line !== '' && !line.startsWith('code ')) ?? 'it does not say why.';
}
