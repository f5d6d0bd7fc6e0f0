import { median, row, whatMissed } from '../harness/figures.ts';
import { readOptions } from '../harness/options.ts';
import { type CpuMs, cpuMsWhile, sizesNow } from './processes.ts';
import { openSite, type PagesSite } from './site.ts';

/** CPU time of one request, in ms; and how much larger the memory may be after all changes than after the first fifth. */
const targets = { hit: 0.5, drawn: 10, growth: 1.1 };
const widths: [number, number] = [26, 12];
/** What is measured is the median of these: other work on the machine makes some of them slower. */
const parts = 5;
const pathname = '/course/all-courses';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Repeats until the live version renders: its threads start with it. */
async function untilDrawn({ open }: PagesSite, url: string): Promise<void> {
  // Only a rendered page has an ETag.
  const isThere = async (): Promise<boolean> => (await open(url)).headers.etag !== undefined;
  // oxlint-disable-next-line no-await-in-loop
  while (!(await isThere())) await pause(20);
}

/** Requests pages one by one (one that waits for another counts nothing) and takes the median of the parts. */
async function perRequest({ open, apiPid }: PagesSite, count: number, url: () => string): Promise<CpuMs> {
  const measured: CpuMs[] = [];
  for (let part = 0; part < parts; part += 1) {
    const work = async (): Promise<void> => {
      for (let number = 0; number < count / parts; number += 1) {
        // oxlint-disable-next-line no-await-in-loop
        await open(url());
      }
    };
    // oxlint-disable-next-line no-await-in-loop
    measured.push(await cpuMsWhile(apiPid, work));
  }
  const of = (name: keyof CpuMs): number => median(measured.map((each) => each[name] / (count / parts)));
  return { front: of('front'), renderers: of('renderers'), api: of('api') };
}

const together = ({ front, renderers }: CpuMs): number => front + renderers;

function printCpu(name: string, used: CpuMs, target: number): void {
  const cells = [used.front, used.renderers, together(used)].map((ms) => ms.toFixed(2));
  console.info(row(name, [...cells, target, used.api.toFixed(2)], widths));
}

/** Promotes the two versions in turn, and resolves with the sizes after each fifth of the changes. */
async function changeVersions(site: PagesSite, changes: number) {
  const sizes: Awaited<ReturnType<typeof sizesNow>>[] = [];
  for (let change = 1; change <= changes; change += 1) {
    site.goLive(change % 2 === 0 ? 2 : 1);
    // oxlint-disable-next-line no-await-in-loop
    await untilDrawn(site, `${pathname}?page=${change + 1}`);
    // oxlint-disable-next-line no-await-in-loop
    if (change % Math.ceil(changes / 5) === 0) sizes.push(await sizesNow(site.apiPid));
  }
  return sizes;
}

/** Prints what the changes left behind; returns the missed targets. */
async function afterChanges(site: PagesSite, changes: number): Promise<string[]> {
  const sizes = await changeVersions(site, changes);
  console.info(`\n${row('MB after version changes', ['front', 'renderers', 'threads'], widths)}`);
  for (const [fifth, { front, renderers, threads }] of sizes.entries()) {
    const cells = [front.toFixed(0), renderers.toFixed(0), threads];
    console.info(row(String(Math.ceil(changes / 5) * (fifth + 1)), cells, widths));
  }
  const all = sizes.map(({ front, renderers }) => front + renderers);
  const growth = median(all.slice(-2)) / (all[0] ?? 1);
  const threads = sizes.map((each) => each.threads);
  return whatMissed([
    [growth > targets.growth, `memory: ${growth.toFixed(2)} × that after a fifth (at most ${targets.growth})`],
    [(threads.at(-1) ?? 0) > (threads[0] ?? 0), `${threads.at(-1)} threads at the end, ${threads[0]} after a fifth`],
  ]);
}

/**
 * `npm run bench -- pages [--requests 1000] [--changes 500]`: the CPU time of a kept page and of a drawn one, once as many
 * have been drawn to warm up, and the memory over many version changes.
 */
export async function pages(args: string[]): Promise<string[]> {
  const { requests, changes } = readOptions(args, { requests: 1_000, changes: 500 });
  const site = await openSite();
  try {
    site.goLive(1);
    await untilDrawn(site, pathname);
    let number = 1;
    const another = (): string => `${pathname}?page=${(number += 1)}`;
    await perRequest(site, requests, another);
    const drawn = await perRequest(site, requests, another);
    const hit = await perRequest(site, requests, () => pathname);
    console.info(`\n${row('CPU ms per request', ['front', 'renderers', 'together', 'target', 'API'], widths)}`);
    printCpu('kept page', hit, targets.hit);
    printCpu('drawn page', drawn, targets.drawn);
    return [
      ...whatMissed([
        [together(hit) > targets.hit, `a kept page: ${together(hit).toFixed(2)} ms (at most ${targets.hit})`],
        [together(drawn) > targets.drawn, `a drawn page: ${together(drawn).toFixed(2)} ms (at most ${targets.drawn})`],
      ]),
      ...(await afterChanges(site, changes)),
    ];
  } finally {
    await site.close();
  }
}
