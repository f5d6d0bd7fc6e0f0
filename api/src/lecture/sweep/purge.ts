import type { StoreGuard } from '../../outside/files/file-store.ts';
import type { SweepsStore } from './sweeps.store.ts';

export const quarantineDays = 30;

/** Max files per sweep; the next sweep continues. */
const filesMax = 500;

const dayMs = 86_400_000;

interface PurgeDependencies {
  guards: StoreGuard[];
  sweeps: SweepsStore;
  /** Every key that a row names, in any store. */
  listNamed: () => Promise<string[]>;
}

/**
 * Deletes quarantined files after 30 days, by the clocks of both the database and this machine, unless a row names the
 * file again. Returns the number of deleted files. Keeps a batch that the database does not know: the database may be
 * restored from an older backup.
 */
export async function purgeQuarantine({ guards, sweeps, listNamed }: PurgeDependencies): Promise<number> {
  const old = new Set((await sweeps.listDoneBefore(quarantineDays)).map(({ id }) => id));
  if (old.size === 0) return 0;
  const names = new Set(await listNamed());
  const left = new Set<string>();
  let removed = 0;
  for (const { quarantine } of guards)
    for await (const { batch, name, changedMs } of quarantine.list()) {
      if (!old.has(batch)) continue;
      const isDue = Date.now() - changedMs >= quarantineDays * dayMs && !names.has(name);
      if (!isDue || removed >= filesMax) {
        left.add(batch);
        continue;
      }
      await quarantine.remove(batch, name);
      removed += 1;
    }
  for (const id of old) if (!left.has(id)) await sweeps.remove(id);
  return removed;
}
