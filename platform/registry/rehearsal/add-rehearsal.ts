import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { badRequest, conflict, notFound } from '../../../api/src/http/errors.ts';
import type { SentRehearsal } from '../../calls/rehearsal.ts';
import { type RehearsalStatement, rehearsalStatement } from '../../gate/provenance/rehearsal-statement.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { auditReleaseChange } from '../audit-release-change.ts';
import { listSigningKeys } from '../provenance/provenance.store.ts';
import { readSigned, readUnverified, refusing, requireSubject } from '../provenance/read-signed.ts';
import type { ReleaseDocuments } from '../release-document.ts';
import type { Releaser } from '../releaser.ts';
import type { StoredRehearsal } from '../tables/schema-release.ts';

const say = apiMessages.release;
const refused = refusing('rehearsal');

/** How far the clock of the machine that rehearsed may be ahead. */
const clockToleranceMs = 5 * 60_000;

interface Read {
  content: RehearsalStatement;
  keyId: string | null;
}

const wanted = { shape: rehearsalStatement, kind: 'in-toto statement of a rehearsal', refused };

/** Throws 422 for one that no key of the area signed, where it has keys. */
function readRehearsal(sent: SentRehearsal, keys: string[]): Read {
  const isSealed = 'payload' in sent;
  if (keys.length === 0) return { content: isSealed ? readUnverified(sent, wanted) : sent, keyId: null };
  if (!isSealed) throw refused('It is not signed. Rehearse with RELEASE_SIGNING_KEY.');
  return readSigned(sent, keys, wanted);
}

const storedOf = ({ content: { predicate }, keyId }: Read): StoredRehearsal => ({
  // A clock that is ahead must not keep out what is found a minute later.
  at: new Date(Math.min(Date.parse(predicate.finishedOn), Date.now())).toISOString(),
  views: predicate.views.length,
  findings: predicate.views.reduce((sum, { findings }) => sum + findings.length, 0),
  skipped: predicate.skipped.length,
  keyId,
});

/** Keeps what a rehearsal of a registered version found. */
export const createAddRehearsal =
  (documents: ReleaseDocuments) =>
  (params: { name: RemoteName; version: string }, sent: SentRehearsal, by: Releaser): Promise<void> =>
    documents.change(async (rows, tx) => {
      const { name, version } = params;
      const row = await rows.find(name, version);
      if (!row) throw notFound(say.unpublished(name, version));
      const keys = (await listSigningKeys(tx, name)).map(({ publicKey }) => publicKey);
      const read = readRehearsal(sent, keys);
      requireSubject(read.content, row, refused);
      const rehearsal = storedOf(read);
      const at = Date.parse(read.content.predicate.finishedOn);
      if (at > Date.now() + clockToleranceMs) throw badRequest(say.rehearsedInFuture);
      // Else an earlier one without findings could be sent again, to hide those of the last.
      if (row.rehearsal && at < Date.parse(row.rehearsal.at)) throw conflict(say.rehearsedLater(name, version));
      await rows.keepRehearsal(row.id, rehearsal);
      const { views, findings, skipped } = rehearsal;
      await auditReleaseChange(tx, { action: 'release.rehearsed', row, by, details: { views, findings, skipped } });
    });
