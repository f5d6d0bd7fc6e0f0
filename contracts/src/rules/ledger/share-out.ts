/** Rounds down, also below 0. */
const floorDivided = (value: bigint, by: bigint): bigint => {
  const [top, bottom] = by < 0n ? [-value, -by] : [value, by];
  return top >= 0n ? top / bottom : -((-top + bottom - 1n) / bottom);
};

/**
 * Splits whole paise by weights, of any sign, whose sum is not 0: each part is rounded down, and what is left goes to
 * the largest remainders, the earlier one first. The parts add up to `total` exactly.
 */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const parts = weights.map((weight, index) => {
    const exact = BigInt(total) * BigInt(weight);
    const paise = floorDivided(exact, whole);
    const rest = exact - paise * whole;
    return { index, paise: Number(paise), rest: whole < 0n ? -rest : rest };
  });
  let left = total - parts.reduce((sum, { paise }) => sum + paise, 0);
  for (const part of parts.toSorted((one, other) => Number(other.rest - one.rest) || one.index - other.index)) {
    if (left === 0) break;
    part.paise += 1;
    left -= 1;
  }
  return parts.map(({ paise }) => paise);
}
