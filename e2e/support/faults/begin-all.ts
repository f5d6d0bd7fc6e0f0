/**
 * Begins the work for every item, at most `atOnce` at a time, in their order: most of it is waiting. Returns what each
 * will come to, for the test of that item to await.
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
