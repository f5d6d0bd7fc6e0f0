/**
 * Starts the work for all items in order, at most `atOnce` in parallel: most of it is waiting. Returns a promise for
 * each item, which the item's test awaits.
 */
export function beginAll<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Map<Item, Promise<Result>> {
  const lanes: Promise<unknown>[] = Array.from({ length: atOnce }, () => Promise.resolve());
  return new Map(
    items.map((item, index) => {
      const lane = index % atOnce;
      const result = lanes[lane]!.then(() => work(item));
      lanes[lane] = result.catch(() => undefined);
      return [item, result] as const;
    }),
  );
}
