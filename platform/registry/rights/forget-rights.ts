import { eq } from 'drizzle-orm';
import type { Db } from '../../../api/src/database/database.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import {
  releaseApprovals,
  releaseOwners,
  releaseSigningKeys,
  releaseWebhooks,
  trustedPublishers,
} from '../tables/schema-release-rights.ts';

const tables = [releaseOwners, releaseWebhooks, trustedPublishers, releaseApprovals, releaseSigningKeys];

/** Takes every right in an area from its people and builds: the next team with its name begins without them. */
export async function forgetRights(tx: Db, area: RemoteName): Promise<void> {
  for (const table of tables) {
    // The transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await tx.delete(table).where(eq(table.area, area));
  }
}
