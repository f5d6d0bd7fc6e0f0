import type { HostMetadata } from '@vidya/contracts/release/release';
import { refusalText } from '@vidya/contracts/release/release-gate';
import { remoteNames } from '@vidya/contracts/release/remotes';
import type { Db } from '../database/database.ts';
import { incompatibilitiesOf } from './gate.ts';
import { saveHost } from './host.store.ts';
import { createReleaseRows } from './release.store.ts';

/** Stores the live shell's host metadata; returns a line for each incompatibility of a live version with it. */
export type AnnounceHost = (metadata: HostMetadata) => Promise<string[]>;

export const createAnnounceHost =
  (db: Db): AnnounceHost =>
  async (metadata) => {
    await saveHost(db, metadata);
    const rows = createReleaseRows(db);
    const lines: string[] = [];
    for (const name of remoteNames) {
      // oxlint-disable-next-line no-await-in-loop
      const { live } = await rows.stateOf(name);
      const refusals = live ? incompatibilitiesOf(live, metadata) : [];
      lines.push(...refusals.map((refusal) => `${name} ${live?.version}: ${refusalText([refusal])}`));
    }
    return lines;
  };
