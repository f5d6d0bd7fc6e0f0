import type { Override } from '@vidya/contracts/release/release';
import type { MadePreview, PreviewRequest } from '@vidya/contracts/release/release-calls';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { codeHash, newPreviewCode } from '@vidya/contracts/server/preview-code';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { ReleaseKey } from '../config/release-key.ts';
import type { Db } from '../database/database.ts';
import { notFound } from '../http/errors.ts';
import { type Bases, baseOf, listAreas, requireArea } from './area.store.ts';
import { createReleaseRows } from './release.store.ts';
import { referenceOf } from './release-document.ts';
import { leaveTrace } from './release-trace.ts';
import type { Releaser } from './releaser.ts';
import { signToken } from './sign-token.ts';

interface PreviewParts {
  db: Db;
  key: ReleaseKey;
  bases: Bases;
}

/** Signs a link to the site with one version; only who has the code sees it. Throws 404 for an unknown version. */
export const createMakePreview =
  ({ db, key, bases }: PreviewParts) =>
  (name: RemoteName, { version, hours }: PreviewRequest, by: Releaser): Promise<MadePreview> =>
    db.transaction(async (tx) => {
      const base = baseOf(requireArea(await listAreas(tx), name), bases);
      const row = await createReleaseRows(tx).find(name, version);
      if (!row || base === null) throw notFound(apiMessages.release.unknown(name, version));
      const code = newPreviewCode();
      const expiresAt = new Date(Date.now() + hours * 3_600_000).toISOString();
      const preview: Override = {
        kind: 'preview',
        codeHash: codeHash(code),
        areas: { [name]: { reference: referenceOf(row, base) } },
        expiresAt,
      };
      await leaveTrace(tx, { action: 'release.previewed', row, by, details: { hours } });
      return { token: signToken(preview, key), code, expiresAt };
    });
