import type { Db } from '../../../api/src/database/database.ts';
import { badRequest } from '../../../api/src/http/errors.ts';
import { fieldSentence } from '../../../api/src/http/validation-sentence.ts';
import { auditReleaseChange } from '../audit-release-change.ts';
import { passGateNow } from '../gate.ts';
import { listSigningKeys } from '../provenance/provenance.store.ts';
import { refusing } from '../provenance/read-signed.ts';
import type { VersionRow } from '../release.store.ts';
import type { ReleaseChange } from '../release-change.ts';
import { refuseFrozen } from '../rights/freezes.ts';
import { keyIdsOf, missingRehearsal } from './missing-rehearsal.ts';

interface Wanted {
  /** Of all browsers, in percent. */
  share: number;
  /** Goes on without it, for the audit log. */
  waiver?: { reason: string | undefined } | undefined;
}

/**
 * Throws 422 when a version would get a large share without the rehearsal that it needs: where its area has a signing
 * key and a live version, by one of those keys, and without findings.
 */
export type RequireRehearsed = (step: ReleaseChange, wanted: Wanted) => Promise<void>;

const refused = refusing('rehearsal');

const missingOf = async (tx: Db, row: VersionRow): Promise<string> =>
  missingRehearsal(row, keyIdsOf(await listSigningKeys(tx, row.name)));

/** `approvalAbove`: the largest share, in percent, that needs none. */
export const createRequireRehearsed =
  ({ approvalAbove }: { approvalAbove: number }): RequireRehearsed =>
  async ({ tx, rows, state: { live }, row, by }, { share, waiver }) => {
    if (share <= approvalAbove || !live || live.id === row.id) return;
    const missing = await missingOf(tx, row);
    if (!missing) return;
    // Nobody should rehearse what is refused anyway.
    await refuseFrozen(tx, row.name);
    await passGateNow(row, { tx, rows, live });
    if (!waiver) throw refused(missing);
    const { reason } = waiver;
    if (!reason) throw badRequest(fieldSentence('reason', 'is missing'), 'ValidationError');
    await auditReleaseChange(tx, { action: 'release.rehearsalWaived', row, by, details: { share, reason } });
  };
