import { median, row, whatMissed } from '../harness/figures.ts';
import { readOptions } from '../harness/options.ts';
import { cpuMsWhile, memoryNow } from './processes.ts';
import { openSite, type PagesSite } from './site.ts';

/** CPU time of one request, in ms; and how much larger the memory may be after all changes than after the first fifth. */
const targets = { kept: 0.5, drawn: 10, growth: 1.1 };
const widths: [number, number] = [34, 12];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Repeats until the live version renders: its threads start with it. */
async function untilDrawn({ open }: PagesSite, url: string): Promise<void> {
  // Only a rendered page has an ETag.
  const isThere = async (): Promise<boolean> => (await open(url)).headers.etag !== undefined;
  // oxlint-disable-next-line no-await-in-loop
  while (!(await isThere())) await pause(20);
}

async function perRequest(count: number, open: (number: number) => Promise<unknown>): Promise<number> {
  const all = async (): Promise<void> => {
    for (let number = 0; number < count; number += 1) {
      // One by one: a page that waits for another counts nothing.
      // oxlint-disable-next-line no-await-in-loop
      await open(number);
    }
  };
  return (await cpuMsWhile(all)) / count;
}

/** Promotes the two versions in turn, and resolves with the memory after each fifth of the changes. */
async function changeVersions(site: PagesSite, changes: number) {
  const memory: Awaited<ReturnType<typeof memoryNow>>[] = [];
  for (let change = 1; change <= changes; change += 1) {
    site.goLive(change % 2 === 0 ? 2 : 1);
    // oxlint-disable-next-line no-await-in-loop
    await untilDrawn(site, `/course/all-courses?page=${change + 1}`);
    // oxlint-disable-next-line no-await-in-loop
    if (change % Math.ceil(changes / 5) === 0) memory.push(await memoryNow());
  }
  return memory;
}

/**
 * `npm run bench -- pages [--requests 1000] [--changes 500]`: the CPU time of a kept page and of a drawn one, the harness's
 * own included, and the memory over many version changes.
 */
export async function pages(args: string[]): Promise<string[]> {
  const { requests, changes } = readOptions(args, { requests: 1_000, changes: 500 });
  const site = await openSite();
  try {
    site.goLive(1);
    await untilDrawn(site, '/course/all-courses');
    await perRequest(200, (number) => site.open(`/course/all-courses?page=${number + 2}`));
    const drawn = await perRequest(requests, (number) => site.open(`/course/all-courses?page=${number + 1_000}`));
    const kept = await perRequest(requests, () => site.open('/course/all-courses'));
    console.info(`\n${row('CPU ms per request', ['measured', 'target'], widths)}`);
    console.info(row('kept page', [kept.toFixed(2), targets.kept], widths));
    console.info(row('drawn page', [drawn.toFixed(2), targets.drawn], widths));
    const memory = await changeVersions(site, changes);
    console.info(`\n${row('MB after version changes', ['front', 'renderers'], widths)}`);
    for (const [fifth, { front, renderers }] of memory.entries())
      console.info(row(String(Math.ceil(changes / 5) * (fifth + 1)), [front.toFixed(0), renderers.toFixed(0)], widths));
    const all = memory.map(({ front, renderers }) => front + renderers);
    const growth = median(all.slice(-2)) / (all[0] ?? 1);
    return whatMissed([
      [kept > targets.kept, `a kept page: ${kept.toFixed(2)} ms (at most ${targets.kept})`],
      [drawn > targets.drawn, `a drawn page: ${drawn.toFixed(2)} ms (at most ${targets.drawn})`],
      [growth > targets.growth, `memory: ${growth.toFixed(2)} × that after a fifth (at most ${targets.growth})`],
    ]);
  } finally {
    await site.close();
  }
}
