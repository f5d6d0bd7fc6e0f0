import type { HeldRequest } from '@vidya/contracts/release/rights-calls';
import { passGateNow } from '../gate.ts';
import type { Step } from '../promote.service.ts';
import { leaveTrace } from '../release-trace.ts';
import { addHeld, dropHeld } from './approval.store.ts';
import { refuseFrozen } from './freezes.ts';
import { listOwners } from './owners.store.ts';

/**
 * Puts a change to a second owner when it gives a version to a large share, and returns whether it did. An area with
 * fewer than two owners has nobody to ask. Otherwise drops what waited: the release changes now.
 */
export type Hold = (step: Step, request: HeldRequest, share: number) => Promise<boolean>;

export const createHold =
  ({ approvalAbove }: { approvalAbove: number }): Hold =>
  async ({ tx, rows, state, row, by }, request, share) => {
    await dropHeld(tx, row.name);
    if (share <= approvalAbove || (await listOwners(tx, row.name)).length < 2) return false;
    // Nobody should be asked about what is refused anyway.
    await refuseFrozen(tx, row.name);
    await passGateNow(row, { tx, rows, live: state.live });
    await addHeld(tx, row, request, by);
    const details = { share, reason: request.reason };
    await leaveTrace(tx, { action: 'release.approvalRequested', row, by, details });
    return true;
  };
