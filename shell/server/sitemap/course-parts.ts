import type { CourseAddressQuery } from '@vidya/contracts/calls/course-address';

/** What one part may hold by the protocol (sitemaps.org), in addresses; 50,000 of ours are about 8 MB of the 50 allowed. */
export const maxAddresses = 50_000;

/** So many courses a part holds on average at most: ids are random, so no part comes near the limit. */
const coursesPerPart = 20_000;

/** More than that would be more courses than a site map index can name. */
const maxParts = 32_768;

/** Into how many parts the courses are divided: a power of two, so that it changes rarely. */
export function partsFor(courses: number): number {
  let parts = 1;
  while (courses / parts > coursesPerPart && parts < maxParts) parts *= 2;
  return parts;
}

const allIds = 2n ** 128n;

const idAt = (number: bigint): string =>
  number
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Where the `part`th of `parts` equal stretches of ids ends. */
const endOf = (part: number, parts: number): string => idAt((allIds / BigInt(parts)) * BigInt(part) - 1n);

/**
 * The stretch of ids behind a part's address: told by the address alone, so that every front server gives the same answer
 * and nobody counts. Undefined when there can be no such part.
 */
export function stretchOf(part: number, parts: number): Pick<CourseAddressQuery, 'after' | 'upTo'> | undefined {
  const isPowerOfTwo = parts >= 1 && parts <= maxParts && Number.isInteger(Math.log2(parts));
  if (!isPowerOfTwo || !Number.isInteger(part) || part < 1 || part > parts) return undefined;
  return {
    ...(part > 1 && { after: endOf(part - 1, parts) }),
    ...(part < parts && { upTo: endOf(part, parts) }),
  };
}
