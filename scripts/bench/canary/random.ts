/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How many visits come where so many are expected (Poisson, by Knuth's product). */
export function arrivals(random: () => number, expected: number): number {
  const end = Math.exp(-expected);
  let count = 0;
  for (let product = random(); product > end; product *= random()) count += 1;
  return count;
}
