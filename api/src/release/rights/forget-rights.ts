import type { RemoteName } from '@vidya/contracts/release/remotes';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import {
  releaseApprovals,
  releaseOwners,
  releaseSigningKeys,
  releaseWebhooks,
  trustedPublishers,
} from '../../database/schema-release-rights.ts';

const tables = [releaseOwners, releaseWebhooks, trustedPublishers, releaseApprovals, releaseSigningKeys];

/** Takes every right in an area from its people and builds: the next team with its name begins without them. */
export async function forgetRights(tx: Db, area: RemoteName): Promise<void> {
  for (const table of tables) {
    // The transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await tx.delete(table).where(eq(table.area, area));
  }
}
