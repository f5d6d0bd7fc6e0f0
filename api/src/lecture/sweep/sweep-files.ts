import { rm } from 'node:fs/promises';
import path from 'node:path';
import { listFolder } from '../../outside/files/disk-files.ts';
import type { StoreGuard } from '../../outside/files/disk-guard.ts';

const aDayMs = 86_400_000;

/** Files of forms outlive their request only when the process ended during the request. No row names them. */
export async function sweepForms(folder: string, nowMs = Date.now()): Promise<void> {
  for await (const { name, changedMs } of listFolder(folder))
    if (nowMs - changedMs >= aDayMs) await rm(path.join(folder, name), { force: true });
}

/** Quarantines files that no row names; checks the names again, as a row may have come since the plan. */
export async function putAside(
  { quarantine }: StoreGuard,
  sweepId: string,
  { orphans, listNamed }: { orphans: string[]; listNamed: () => Promise<string[]> },
): Promise<void> {
  if (orphans.length === 0) return;
  const names = new Set(await listNamed());
  for (const name of orphans) if (!names.has(name)) await quarantine.put(sweepId, name);
}
