import { setTimeout as pause } from 'node:timers/promises';
import { onCluster } from './scene.ts';

/** The replica hears nothing for so long before the primary dies, in ms. */
const deafMs = 4_000;
const warmUpMs = 15_000;
const takeOverMs = 45_000;

/** The replica hears no more of the primary's writes; then the primary dies for good. */
const lose = (isSynchronous: boolean, people: { buyers: number; watchers: number }) =>
  onCluster({ ...people, isSynchronous, hasLinks: true }, async ({ cluster }) => {
    await pause(warmUpMs);
    cluster.links.get('postgres-replication')?.swallow();
    await pause(deafMs);
    const primary = await cluster.primary();
    await primary.kill();
    await pause(takeOverMs);
    await cluster.links.get('postgres-replication')?.restore();
    await primary.start();
    await pause(takeOverMs / 3);
  });

const sumOf = (differences: Record<string, number>): number =>
  Object.values(differences).reduce((sum, count) => sum + count, 0);

/**
 * Shows that the checks can fail: the same fault with a replica that the primary does not wait for loses what was
 * confirmed, and loses nothing with one that it waits for.
 */
export async function control(people: { buyers: number; watchers: number }): Promise<string[]> {
  console.info('\nThe primary dies after its replica was cut off for some seconds');
  const missed: string[] = [];
  for (const isSynchronous of [false, true]) {
    const differences = await lose(isSynchronous, people);
    const text = Object.entries(differences).map(([name, count]) => `${name} ${count}`);
    console.info(`${isSynchronous ? 'synchronous' : 'asynchronous'}: ${text.join(' · ')}`);
    const isSafe = sumOf(differences) === 0;
    if (isSynchronous && !isSafe) missed.push('a synchronous replica lost something');
    if (!isSynchronous && isSafe) missed.push('the control lost nothing: the check proves nothing');
  }
  return missed;
}
