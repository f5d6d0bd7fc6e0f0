/** What has to go when a run ends, however it ends. */
export interface Leftovers {
  add(remove: () => Promise<void>): void;
  /** The newest first; what fails does not keep the others. */
  clear(): Promise<void>;
}

export function createLeftovers(): Leftovers {
  const all: (() => Promise<void>)[] = [];
  return {
    add: (remove) => void all.push(remove),
    async clear() {
      for (let remove = all.pop(); remove; remove = all.pop()) {
        await remove().catch((error: unknown) => console.error('Something was left behind:', error));
      }
    },
  };
}
