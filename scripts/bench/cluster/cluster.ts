import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '../../../api/src/seed/sample/random.ts';
import { build } from '../../build.ts';
import { readOptions } from '../harness/options.ts';
import { control } from './control.ts';
import { deploys, type Fault, kills, swallows } from './faults.ts';
import { randomly } from './random-kills.ts';
import { onCluster, type Scene } from './scene.ts';
import { observe, type Result, sayHead, sayResult } from './table.ts';
import { throughput } from './throughput.ts';

const faultParts = ['kills', 'swallows', 'deploys', 'random'] as const;
const parts = [...faultParts, 'control', 'throughput'] as const;
type FaultPart = (typeof faultParts)[number];

/** People find their pace, and caches fill. */
const warmUpMs = 20_000;

async function observeAll(faults: Fault[], scene: Scene): Promise<Result[]> {
  const results: Result[] = [];
  sayHead();
  for (const fault of faults) {
    const result = await observe(fault, scene.traffic);
    sayResult(result);
    results.push(result);
  }
  return results;
}

/** Random kills are observed as one long fault, during which browsing may never stop. */
function atRandom({ cluster }: Scene, minutes: number): Fault {
  return {
    name: `${minutes} minutes at random`,
    limits: { browsing: 0 },
    async happen() {
      const counts = await randomly(kills(cluster), minutes * 60_000, randomFrom('kills'));
      console.info([...counts].map(([name, count]) => `${count} × ${name}`).join(', '));
    },
  };
}

/** A deploy fails nothing at all. */
const deployMisses = (results: Result[]): string[] =>
  results
    .filter(({ failed }) => failed > 0)
    .map(({ name, failed }) => `${name}: ${failed} requests failed (at most 0)`);

async function faultsOf(part: FaultPart, scene: Scene, minutes: number): Promise<string[]> {
  const { cluster } = scene;
  console.info(`\n${part}`);
  const faults = { kills, swallows, deploys, random: () => [atRandom(scene, minutes)] }[part](cluster);
  const results = await observeAll(faults, scene);
  return [...results.flatMap(({ missed }) => missed), ...(part === 'deploys' ? deployMisses(results) : [])];
}

const quietly = (): Fault => ({
  name: 'nothing',
  limits: { buying: 0, browsing: 0, playing: 0 },
  happen: () => pause(15_000),
});

interface Options {
  minutes: number;
  buyers: number;
  watchers: number;
}

async function withFaults(chosen: FaultPart[], options: Options & { hasLinks?: boolean }): Promise<string[]> {
  const missed: string[] = [];
  if (chosen.length === 0) return missed;
  const differences = await onCluster(options, async (scene) => {
    await pause(warmUpMs);
    await observeAll([quietly()], scene);
    for (const part of chosen) missed.push(...(await faultsOf(part, scene, options.minutes)));
  });
  console.info(
    `\n${Object.entries(differences)
      .map(([name, count]) => `${name} ${count}`)
      .join(' · ')}`,
  );
  for (const [name, count] of Object.entries(differences)) if (count > 0) missed.push(`${name}: ${count}`);
  return missed;
}

/**
 * A whole cluster on this machine (`npm run cluster`) with people who buy, browse, watch, write and upload, while its
 * parts are killed, cut off and restarted. `--minutes 10 --buyers 200 --watchers 50 --only kills`.
 */
export async function cluster(args: string[]): Promise<string[]> {
  const options = readOptions(args, { minutes: 10, buyers: 200, watchers: 50 }, parts);
  await build();
  const chosen = faultParts.filter((part) => options.parts.includes(part));
  const direct = chosen.filter((part) => part !== 'swallows');
  const proxied = chosen.filter((part) => part === 'swallows');
  const missed = [
    ...(await withFaults(direct, options)),
    ...(await withFaults(proxied, { ...options, hasLinks: true })),
  ];
  if (options.parts.includes('control')) missed.push(...(await control(options)));
  if (options.parts.includes('throughput')) missed.push(...(await throughput()));
  return missed;
}
