import path from 'node:path';
import type { Outcome } from './matrix.ts';
import { type Run, runLimited } from './run-limited.ts';

/** In ms. A build takes half a minute, a rehearsal a minute and a half, on two cores with nothing else to do. */
const limitsMs = { build: 600_000, publish: 300_000, rehearse: 600_000 };

const nobodyKnows = (step: string): Outcome => ({ kind: 'not tried', sentences: [`${step} did not end in time.`] });

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The first error and what follows it. Node shows the line of code that threw before it says what was thrown. */
export function buildProblem({ stdout, stderr }: Pick<Run, 'stdout' | 'stderr'>): string {
  const outputLines = [...lines(stdout), ...lines(stderr)];
  const begins = outputLines.findIndex((line) => /^(\[?\w*error\b|error in )/i.test(line));
  const at = begins < 0 ? outputLines.findIndex((line) => /error/i.test(line)) : begins;
  return outputLines.slice(at < 0 ? -1 : at, at < 0 ? undefined : at + 2).join(' ') || 'The build says nothing.';
}

/** The refusals of the gate as `npm run release` prints them: check, what, fix. */
export function refusalsIn(output: string): string[] {
  const outputLines = lines(output);
  const found = outputLines.flatMap((line, at) => {
    const what = /^what: (.*)/.exec(line)?.[1];
    return what ? [`${outputLines[at - 1]}: ${what} ${outputLines[at + 1]?.replace(/^fix: +/, '') ?? ''}`] : [];
  });
  return found.length > 0 ? found : outputLines.slice(0, 1);
}

/** The findings of a rehearsal, each once, wherever it was seen. */
export function findingsIn(output: string): string[] {
  const outputLines = lines(output);
  const found = outputLines.flatMap((line) => {
    const [, at, what] = /^(\/\S*) \(.*?, \d+ px\) (.*)/.exec(line) ?? [];
    return at && what ? [`${at}: ${what}`] : [];
  });
  return found.length > 0 ? [...new Set(found)] : outputLines.slice(0, 1);
}

interface AreaToTry {
  name: string;
  /** The copy with the raised libraries. */
  folder: string;
  /** The addresses and secrets of the live site. */
  env: NodeJS.ProcessEnv;
  isRehearsed: boolean;
}

/** Builds an area in the copy, publishes it to the live site, where nobody gets it, and rehearses it there. */
export async function tryArea({ name, folder, env, isRehearsed }: AreaToTry): Promise<Outcome> {
  const run = (script: string, args: string[], limitMs: number): Promise<Run> =>
    runLimited({ file: process.execPath, args: [path.join(folder, script), ...args], cwd: folder, env, limitMs });

  const built = await run('scripts/build.ts', [name], limitsMs.build);
  if (built.code === undefined) return nobodyKnows('The build');
  if (built.code !== 0) return { kind: 'not built', sentences: [buildProblem(built)] };

  const published = await run('platform/cli/release.ts', [name, '--note', 'Upgrade, tried'], limitsMs.publish);
  if (published.code === undefined) return nobodyKnows('Publishing');
  if (published.code !== 0) return { kind: 'refused', sentences: refusalsIn(published.stderr) };
  const passed = lines(published.stdout).find((line) => line.includes(' passed the gate '));
  const version = passed?.split(' ')[1];
  if (!isRehearsed || version === undefined) return { kind: 'ok', sentences: [] };

  const rehearsed = await run('platform/cli/release.ts', [name, '--rehearse', version], limitsMs.rehearse);
  if (rehearsed.code === undefined) return nobodyKnows('The rehearsal');
  if (rehearsed.code !== 0) return { kind: 'rehearsal', sentences: findingsIn(rehearsed.stderr) };
  return { kind: 'ok', sentences: [] };
}
