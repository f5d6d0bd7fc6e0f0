import { paths } from '@vidya/contracts/texts/paths';
import type { Browser } from 'playwright-core';
import { siteAddress } from '../../run/site-address.ts';
import { kilobytes, median, row, whatMissed } from '../harness/figures.ts';
import { firstCourse } from './first-course.ts';
import { coldAndWarm, type Figures } from './first-visit.ts';
import { serveCopies } from './static-copy.ts';

/** `times`: the content compared with static HTML. The others: ms, KB and the cumulative layout shift. */
interface Targets {
  times: number;
  blocking: number;
  hydrated: number;
  scriptKb: number;
}

interface FirstPage {
  name: string;
  path: string;
  content: string;
  max: Targets;
}

const card = 'main article a';
const lessons = 'section[aria-labelledby="curriculum"] li';
const password = 'main input[type="password"]';

const list: Targets = { times: 1.2, blocking: 150, hydrated: 2_300, scriptKb: 165 };
const detail: Targets = { times: 1.2, blocking: 200, hydrated: 2_600, scriptKb: 185 };
const form: Targets = { times: 1.3, blocking: 100, hydrated: 2_000, scriptKb: 155 };
const maxShift = 0.0005;

const firstPages = (course: string): FirstPage[] => [
  { name: '/', path: paths.home(), content: card, max: list },
  { name: 'all courses', path: paths.allCourses(), content: card, max: list },
  { name: 'category', path: paths.category('web-development'), content: card, max: list },
  { name: 'course detail', path: course, content: lessons, max: detail },
  { name: 'log in', path: paths.login(), content: password, max: form },
  { name: 'sign up', path: paths.signUp(), content: password, max: form },
];

const mediansOf = (visits: Figures[]): Figures => {
  const of = (name: keyof Figures): number => median(visits.map((figures) => figures[name]));
  return {
    content: of('content'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    shift: of('shift'),
    blocking: of('blocking'),
    busy: of('busy'),
    hydrated: of('hydrated'),
    scripts: of('scripts'),
    laterScripts: of('laterScripts'),
  };
};

const widths: [number, number] = [26, 10];
const heads = ['content', '× static', 'first', 'largest', 'shift', 'blocking', 'busy', 'hydrated', 'JS KB', 'later KB'];

function print(name: string, figures: Figures, plain: Figures): void {
  const { content, fcp, lcp, shift, blocking, busy, hydrated, scripts, laterScripts } = figures;
  const times = [content, content / plain.content, fcp, lcp, shift, blocking, busy, hydrated];
  const cells = times.map((value, place) => value.toFixed({ 1: 2, 4: 3 }[place] ?? 0));
  console.info(row(name, [...cells, kilobytes(scripts), kilobytes(laterScripts)], widths));
}

function misses(name: string, max: Targets, figures: Figures, plain: Figures): string[] {
  const { content, shift, blocking, hydrated, scripts } = figures;
  const times = content / plain.content;
  return whatMissed([
    [times > max.times, `${name}: content after ${times.toFixed(2)} × static HTML (at most ${max.times})`],
    [shift > maxShift, `${name}: layout shift ${shift.toFixed(3)} (0)`],
    [blocking > max.blocking, `${name}: blocked for ${Math.round(blocking)} ms (at most ${max.blocking})`],
    [hydrated > max.hydrated, `${name}: hydrated after ${Math.round(hydrated)} ms (at most ${max.hydrated})`],
    [scripts / 1024 > max.scriptKb, `${name}: ${kilobytes(scripts)} KB of scripts (at most ${max.scriptKb})`],
  ]);
}

/** Visits a page and its static copy in turn, so that other work on the machine slows both down. */
async function measure({ name, path, content, max }: FirstPage, copies: string, runs: number): Promise<string[]> {
  const own: { cold: Figures; warm: Figures }[] = [];
  const plain: typeof own = [];
  for (let run = 0; run < runs; run += 1) {
    plain.push(await coldAndWarm({ address: copies + path, content, isStatic: true }));
    own.push(await coldAndWarm({ address: siteAddress() + path, content, isStatic: false }));
  }
  return (['cold', 'warm'] as const).flatMap((cache) => {
    const base = mediansOf(plain.map((visit) => visit[cache]));
    const figures = mediansOf(own.map((visit) => visit[cache]));
    print(`${name}, ${cache}, static`, base, base);
    print(`${name}, ${cache}`, figures, base);
    return misses(`${name}, ${cache}`, max, figures, base);
  });
}

/**
 * First views on slow 4G with a CPU four times slower, without and with a cache, beside static HTML of the same page:
 * prints medians (ms); returns the missed targets. `content` is the first course card, the curriculum or the password
 * field; `JS` are the scripts that were requested until the page was hydrated.
 */
export async function firstViews(browser: Browser, runs: number, names?: string): Promise<string[]> {
  const wanted = firstPages(await firstCourse()).filter(({ name }) => !names || names.split(',').includes(name));
  const copies = await serveCopies(browser, wanted);
  console.info('\nFirst views on slow 4G, CPU × 4: medians');
  console.info(row('page', heads, widths));
  try {
    const missed: string[] = [];
    for (const page of wanted) missed.push(...(await measure(page, copies.address, runs)));
    return missed;
  } finally {
    copies.stop();
  }
}
