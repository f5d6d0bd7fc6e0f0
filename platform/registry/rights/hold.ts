import type { HeldRequest } from '../../calls/views.ts';
import { auditReleaseChange } from '../audit-release-change.ts';
import { passGateNow } from '../gate.ts';
import type { ReleaseChange } from '../release-change.ts';
import { addPendingApproval, dropPendingApproval } from './approval.store.ts';
import { refuseFrozen } from './freezes.ts';
import { listOwners } from './owners.store.ts';

/**
 * Puts a change to a second owner when it gives a version to a large share, and returns whether it did. An area with
 * fewer than two owners has nobody to ask. Otherwise drops what waited: the release changes now.
 */
export type RequestApproval = (step: ReleaseChange, request: HeldRequest, share: number) => Promise<boolean>;

export const createRequestApproval =
  ({ approvalAbove }: { approvalAbove: number }): RequestApproval =>
  async ({ tx, rows, state, row, by }, request, share) => {
    await dropPendingApproval(tx, row.name);
    if (share <= approvalAbove || (await listOwners(tx, row.name)).length < 2) return false;
    // Nobody should be asked about what is refused anyway.
    await refuseFrozen(tx, row.name);
    await passGateNow(row, { tx, rows, live: state.live });
    await addPendingApproval(tx, row, request, by);
    const details = { share, reason: request.reason };
    await auditReleaseChange(tx, { action: 'release.approvalRequested', row, by, details });
    return true;
  };
