import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Db } from '../../../api/src/database/database.ts';
import { conflict, forbidden } from '../../../api/src/http/errors.ts';
import type { Promotion } from '../../calls/release.ts';
import type { SeenApproval } from '../../calls/rights.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { auditReleaseChange } from '../audit-release-change.ts';
import type { RequireRehearsed } from '../rehearsal/require-rehearsed.ts';
import type { ReleaseChange } from '../release-change.ts';
import type { ReleaseDocuments } from '../release-document.ts';
import type { Releaser } from '../releaser.ts';
import { beginRollout } from '../rollout/rollout.service.ts';
import { shareOf } from '../version-change.ts';
import { dropPendingApproval, findHeld, untilOf } from './approval.store.ts';
import { listOwners } from './owners.store.ts';

const say = apiMessages.release;
type Held = NonNullable<Awaited<ReturnType<typeof findHeld>>>;

async function heldOf(tx: Db, name: RemoteName, { until }: SeenApproval): Promise<Held> {
  const held = await findHeld(tx, name);
  if (until && until !== (held && untilOf(held))) throw conflict(say.rollBackOutdated(name), 'Outdated');
  if (!held) throw conflict(say.nothingHeld(name));
  return held;
}

const isRequester = ({ requesterId, requesterEmail }: Held, { id, email }: Releaser): boolean =>
  (id !== null && id === requesterId) || (email !== null && email === requesterEmail);

/** Throws 403 unless it is another owner. A name that is only said at the command line is nobody's. */
async function requireOwner(tx: Db, held: Held, by: Releaser): Promise<void> {
  const owners = await listOwners(tx, held.area);
  const isOwner = owners.some(({ email }) => email === by.email);
  if (!isOwner || isRequester(held, by)) throw forbidden(say.notSecondOwner(held.area));
}

interface Parts {
  documents: ReleaseDocuments;
  requireRehearsed: RequireRehearsed;
  /** Does a promotion that is allowed. */
  promote: (step: ReleaseChange, promotion: Promotion) => Promise<void>;
}

/** What a second owner does with a promotion that waits. */
export function createApprovals({ documents, requireRehearsed, promote }: Parts) {
  const approve = (name: RemoteName, seen: SeenApproval, by: Releaser): Promise<void> =>
    documents.change(async (rows, tx) => {
      const held = await heldOf(tx, name, seen);
      await requireOwner(tx, held, by);
      await dropPendingApproval(tx, name);
      const { row, request, requesterId, requestedBy, requesterEmail } = held;
      await auditReleaseChange(tx, { action: 'release.approved', row, by, details: { for: requestedBy } });
      const requester = { id: requesterId, name: requestedBy, email: requesterEmail };
      const step = { tx, rows, state: await rows.stateOf(name), row, by: requester };
      if (request.kind === 'rollout') {
        await requireRehearsed(step, { share: request.steps.at(-1) ?? 0 });
        return beginRollout(step, request);
      }
      // Nothing may have been missing when it was asked for, and no reason then: a later rehearsal found something.
      const waiver = request.unrehearsed ? { reason: request.reason } : undefined;
      await requireRehearsed(step, { share: shareOf(request), waiver });
      return promote(step, request);
    });

  const drop = (name: RemoteName, seen: SeenApproval, by: Releaser): Promise<void> =>
    documents.change(async (_rows, tx) => {
      const { row } = await heldOf(tx, name, seen);
      await dropPendingApproval(tx, name);
      await auditReleaseChange(tx, { action: 'release.approvalDropped', row, by });
    });

  return { approve, drop };
}

export type Approvals = ReturnType<typeof createApprovals>;
