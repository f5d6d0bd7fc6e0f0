import { listCourseAddresses, listCourses } from '@vidya/contracts/browser/calls';
import { callAddress, type Envelope } from '@vidya/contracts/calls/call';
import type { CourseAddress } from '@vidya/contracts/calls/catalogue';
import { limits } from '@vidya/contracts/rules/limits';
import { maxAddresses, type stretchOf } from './course-parts.ts';

/** The API's address, and headers that identify the caller. */
export interface Source {
  api: string;
  headers: Record<string, string>;
}

const waitMs = 10_000;

async function ask<Data>(path: string, { api, headers }: Source): Promise<Envelope<Data>> {
  const response = await fetch(api + path, { headers, signal: AbortSignal.timeout(waitMs) });
  if (!response.ok) throw new Error(`The API answered ${response.status}.`);
  return (await response.json()) as Envelope<Data>;
}

/** The number of courses on sale: the total of the public list. */
export async function countCourses(source: Source): Promise<number> {
  const { Total } = await ask(callAddress(listCourses, {}, { limit: 1 }), source);
  return Total ?? 0;
}

/** Yields the courses of one range of ids, `limits.addressesPerFetch` at a time. */
export async function* courseAddresses(
  stretch: NonNullable<ReturnType<typeof stretchOf>>,
  source: Source,
): AsyncGenerator<CourseAddress[]> {
  const limit = limits.addressesPerFetch;
  let { after } = stretch;
  for (let offset = 0; offset < maxAddresses; offset += limit) {
    const address = callAddress(listCourseAddresses, {}, { ...stretch, after, limit });
    // Each page starts after the last id of the one before.
    // oxlint-disable-next-line no-await-in-loop
    const { Data } = await ask<CourseAddress[]>(address, source);
    yield Data ?? [];
    after = Data?.at(-1)?._id;
    if (!Data || Data.length < limit) return;
  }
}
