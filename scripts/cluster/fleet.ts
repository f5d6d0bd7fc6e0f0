import { createPart, type Part, type ProcessContext, type Program } from './part.ts';

export type Fleet = ReturnType<typeof createFleet>;

/** All parts of a cluster, in the order of their starts. */
export function createFleet(surroundings: ProcessContext) {
  const parts = new Map<string, Part>();
  const groups: { part: Part; isStore: boolean }[][] = [];
  return {
    parts: parts as ReadonlyMap<string, Part>,
    /** Starts these together. Rejects when one of them fails; the others may still be starting then. */
    async start(programs: Program[]): Promise<void> {
      const group = programs.map((program) => ({
        part: createPart(program, surroundings),
        isStore: Boolean(program.isStore),
      }));
      for (const { part } of group) parts.set(part.name, part);
      groups.push(group);
      await Promise.all(
        group.map(async ({ part }) => {
          await part.start();
          surroundings.say(`  ${part.name} is up`);
        }),
      );
    },
    /** Stops all parts: at once what stands on the stores, then these, the last started first. */
    async stop(): Promise<void> {
      const others = groups.flat().filter(({ isStore }) => !isStore);
      await Promise.all(others.map(({ part }) => part.stop()));
      // oxlint-disable-next-line no-await-in-loop
      for (const group of groups.toReversed()) await Promise.all(group.map(({ part }) => part.stop()));
    },
  };
}
