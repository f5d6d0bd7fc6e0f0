import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { ReleaseKey } from '../../../api/src/config/release-key.ts';
import type { Db } from '../../../api/src/database/database.ts';
import { notFound } from '../../../api/src/http/errors.ts';
import type { MadePreview, PreviewRequest } from '../../calls/preview.ts';
import { codeHash, newPreviewCode } from '../../gate/document/preview-code.ts';
import type { Override } from '../../gate/document/release.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { type Bases, baseOf, listAreas, requireArea } from '../areas/area.store.ts';
import { auditReleaseChange } from '../audit-release-change.ts';
import { createReleaseRows } from '../release.store.ts';
import { type ReleaseDocuments, referenceOf } from '../release-document.ts';
import type { Releaser } from '../releaser.ts';
import { signToken } from '../sign-token.ts';
import { addPreview, endPreview } from './preview.store.ts';

const say = apiMessages.release;

interface PreviewParts {
  db: Db;
  documents: ReleaseDocuments;
  key: ReleaseKey;
  bases: Bases;
}

/** Links to the site with one version, for people with the link and the code. */
export function createPreviews({ db, documents, key, bases }: PreviewParts) {
  /** Signs a link; only who has the code sees the version. Throws 404 for an unknown version. */
  const make = (name: RemoteName, { version, hours }: PreviewRequest, by: Releaser): Promise<MadePreview> =>
    db.transaction(async (tx) => {
      const base = baseOf(requireArea(await listAreas(tx), name), bases);
      const row = await createReleaseRows(tx).find(name, version);
      if (!row || base === null) throw notFound(say.unknown(name, version));
      const code = newPreviewCode();
      const until = new Date(Date.now() + hours * 3_600_000);
      const id = await addPreview(tx, { versionId: row.id, expiresAt: until, makerId: by.id, madeBy: by.name });
      const expiresAt = until.toISOString();
      const areas = { [name]: { reference: referenceOf(row, base) } };
      const preview: Override = { kind: 'preview', id, codeHash: codeHash(code), areas, expiresAt };
      await auditReleaseChange(tx, { action: 'release.previewed', row, by, details: { hours } });
      return { id, token: signToken(preview, key), code, expiresAt };
    });

  /** The link opens nothing any more, nor does a browser that opened it before. Throws 404 for one that is over. */
  const end = (name: RemoteName, id: string, by: Releaser): Promise<void> =>
    documents.change(async (rows, tx) => {
      const versionId = await endPreview(tx, name, id);
      const row = versionId && (await rows.findById(versionId));
      if (!row) throw notFound(say.noPreview);
      await auditReleaseChange(tx, { action: 'release.previewEnded', row, by });
    });

  return { make, end };
}

export type Previews = ReturnType<typeof createPreviews>;
