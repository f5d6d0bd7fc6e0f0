import { paths } from '@vidya/contracts/texts/paths';
import type { Browser } from 'playwright-core';
import { siteAddress } from '../../run/site-address.ts';
import { row, whatMissed } from '../harness/figures.ts';
import { readOptions } from '../harness/options.ts';
import { onSite } from '../harness/site.ts';
import { firstViews } from './first.ts';
import { firstCourse } from './first-course.ts';
import { interactions, timeInteraction } from './interactions.ts';
import { audit, categories } from './lighthouse.ts';
import { longCourse, timeTasks } from './long-outline.ts';
import { moves, timeMove } from './moves.ts';

const max = { shift: 0.02, moveMs: 150, interactionMs: 200, taskMs: 200 };
const min = { performance: 0.98, accessibility: 1, 'best-practices': 1, seo: 1 } as const;
const widths: [number, number] = [36, 10];

const auditedPages = async () => [
  { name: '/', path: paths.home() },
  { name: '/course/all-courses', path: paths.allCourses() },
  { name: '/courseDetail', path: await firstCourse() },
];

/** First visits on slow 4G: prints scores, times and audits that cost points; returns the missed targets. */
async function scores(): Promise<string[]> {
  console.info('\nLighthouse, mobile: medians');
  console.info(row('page', ['speed', 'access', 'practice', 'search', 'first', 'largest', 'blocking', 'shift'], widths));
  const missed: string[] = [];
  for (const { name, path } of await auditedPages()) {
    const { scores: values, times, shift, complaints } = await audit(siteAddress() + path);
    console.info(row(name, [...values.map((value) => value.toFixed(2)), ...times, shift.toFixed(3)], widths));
    for (const complaint of complaints) console.info(`    ${complaint}`);
    missed.push(
      ...whatMissed([
        ...categories.map((category, place): [boolean, string] => [
          values[place]! < min[category],
          `${name}: ${category} ${values[place]} (at least ${min[category]})`,
        ]),
        [shift > max.shift, `${name}: layout shift ${shift.toFixed(3)} (at most ${max.shift})`],
      ]),
    );
  }
  return missed;
}

async function timeMoves(browser: Browser, runs: number): Promise<string[]> {
  console.info('\nFrom a click on a link under the pointer to the content (medians, ms, nothing slowed down)');
  const missed: string[] = [];
  for (const move of moves) {
    const ms = Math.round(await timeMove(browser, move, runs));
    console.info(row(move.name, [ms], widths));
    missed.push(...whatMissed([[ms > max.moveMs, `${move.name}: ${ms} ms (at most ${max.moveMs})`]]));
  }
  return missed;
}

async function timeInteractions(browser: Browser, runs: number): Promise<string[]> {
  console.info('\nFrom an input to the next frame on a phone, CPU × 4 (medians, ms)');
  const missed: string[] = [];
  for (const interaction of await interactions()) {
    const ms = await timeInteraction(browser, interaction, runs);
    console.info(row(interaction.name, [ms], widths));
    missed.push(
      ...whatMissed([[ms > max.interactionMs, `${interaction.name}: ${ms} ms (at most ${max.interactionMs})`]]),
    );
  }
  return missed;
}

async function timeLongCourse(browser: Browser, runs: number): Promise<string[]> {
  console.info('\nThe longest task with 500 lectures and 2,000 questions in the bank, CPU × 4 (the quietest run, ms)');
  console.info(row('page', ['start', 'click'], widths));
  const missed: string[] = [];
  for (const view of await longCourse(browser)) {
    const times = (await timeTasks(browser, view, runs)).map(Math.round);
    console.info(row(view.name, times, widths));
    const longest = Math.max(...times);
    missed.push(...whatMissed([[longest > max.taskMs, `${view.name}: ${longest} ms (at most ${max.taskMs})`]]));
  }
  return missed;
}

/**
 * `npm run bench -- web [--runs 5] [--only first|lighthouse|moves|inputs|outline]`: measures the usual first pages, navigation
 * between areas and the responses to clicks and keys, served as in production over HTTP/1.1.
 */
export function web(args: string[]): Promise<string[]> {
  const { runs, parts } = readOptions(args, { runs: 5 }, ['first', 'lighthouse', 'moves', 'inputs', 'outline']);
  return onSite('web-data', async (browser) => {
    const missed: string[] = [];
    if (parts.includes('first')) missed.push(...(await firstViews(browser, runs)));
    if (parts.includes('lighthouse')) missed.push(...(await scores()));
    if (parts.includes('moves')) missed.push(...(await timeMoves(browser, runs)));
    if (parts.includes('inputs')) missed.push(...(await timeInteractions(browser, runs)));
    if (parts.includes('outline')) missed.push(...(await timeLongCourse(browser, runs)));
    return missed;
  });
}
