import type { VersionFiles, VersionMetadata } from '../../gate/document/release.ts';
import type { BuildBytes } from '../../gate/inspection/transfer-sizes.ts';
import { runInWorker } from './run-in-worker.ts';

export interface InspectionRequest {
  integrity: VersionFiles['integrity'];
  /** By path below the version's folder. */
  content: Record<string, Uint8Array>;
}

/** A build that takes longer is refused: the largest area takes 3 s. */
const bounds = { processorMs: 60_000, megabytes: 512 };

/**
 * Computes a version's metadata from its bytes, in a thread of its own. Throws if that takes more than a minute or
 * 512 MB.
 */
export function inspect({ integrity }: VersionFiles, bytes: BuildBytes): Promise<VersionMetadata> {
  const request: InspectionRequest = { integrity, content: Object.fromEntries(bytes) };
  return runInWorker(new URL('./inspect-worker.ts', import.meta.url), request, bounds);
}
