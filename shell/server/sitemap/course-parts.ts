import type { CourseAddressQuery } from '@vidya/contracts/calls/catalogue';

/** The maximum number of addresses per sitemap (sitemaps.org). 50,000 of ours are about 8 MB of the 50 MB allowed. */
export const maxAddresses = 50_000;

/** The maximum average number of courses per part. Ids are random, so no part comes near the limit above. */
const coursesPerPart = 20_000;

/** The highest power of two below 50,000, the maximum number of sitemaps in an index. */
const maxParts = 32_768;

/** The number of parts for a number of courses: a power of two, so that it rarely changes. */
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

/** The last id of the given part, when all ids are divided into `parts` equal ranges. */
const endOf = (part: number, parts: number): string => idAt((allIds / BigInt(parts)) * BigInt(part) - 1n);

/**
 * The range of ids for a part. It depends on the address only, so all front servers agree without counting. Undefined
 * if no such part can exist.
 */
export function stretchOf(part: number, parts: number): Pick<CourseAddressQuery, 'after' | 'upTo'> | undefined {
  const isPowerOfTwo = parts >= 1 && parts <= maxParts && Number.isInteger(Math.log2(parts));
  if (!isPowerOfTwo || !Number.isInteger(part) || part < 1 || part > parts) return undefined;
  return {
    ...(part > 1 && { after: endOf(part - 1, parts) }),
    ...(part < parts && { upTo: endOf(part, parts) }),
  };
}
