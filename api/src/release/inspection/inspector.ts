import { Worker } from 'node:worker_threads';
import type { VersionFiles, VersionMetadata } from '@vidya/contracts/release/release';
import type { BuildBytes } from '@vidya/contracts/server/inspection/transfer-sizes';

export interface InspectionRequest {
  integrity: VersionFiles['integrity'];
  /** By path below the version's folder. */
  content: Record<string, Uint8Array>;
}

/** A build that takes longer is refused: the largest area takes 3 s. */
const withinMs = 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/**
 * Computes a version's metadata from its bytes, in a thread of its own. Throws if that takes more than a minute or
 * 512 MB.
 */
export async function inspect({ integrity }: VersionFiles, bytes: BuildBytes): Promise<VersionMetadata> {
  const workerData: InspectionRequest = { integrity, content: Object.fromEntries(bytes) };
  const worker = new Worker(new URL('./inspect-worker.ts', import.meta.url), { workerData, env: {}, resourceLimits });
  const timer = setTimeout(() => void worker.terminate(), withinMs);
  try {
    return await new Promise<VersionMetadata>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error(`The build was not inspected within ${withinMs / 1000} s.`)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
