import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { addAuditEntry } from '../../../api/src/audit/port/audit.store.ts';
import { conflict, forbidden } from '../../../api/src/http/errors.ts';
import { isBuiltIn, type RemoteName } from '../../gate/remotes.ts';
import { endPreviews } from '../preview/preview.store.ts';
import type { ReleaseDocuments } from '../release-document.ts';
import type { Releaser } from '../releaser.ts';
import { forgetRights } from '../rights/forget-rights.ts';
import { changedBy, endRollout } from '../rollout/rollout.store.ts';
import { deleteGrant, listAreas, requireArea } from './area.store.ts';

const say = apiMessages.release;

interface RevokeParts {
  documents: ReleaseDocuments;
  isProduction: boolean;
}

/**
 * Takes an area back. Throws 403 for builds, and in production for the site's one token, as grants do; 404 for what is
 * not granted, 409 for an area that the site came with.
 */
export const createRevokeArea =
  ({ documents, isProduction }: RevokeParts) =>
  async (name: RemoteName, by: Releaser): Promise<void> => {
    if (by.machine || (isProduction && by.id === null)) throw forbidden(say.grantedByPeople);
    await documents.change(async (rows, tx) => {
      const { title, paths } = requireArea(await listAreas(tx), name);
      if (isBuiltIn(name)) throw conflict(say.isBuiltIn(name));
      await endRollout(tx, name, changedBy(by));
      await endPreviews(tx, name);
      await rows.withdraw(name);
      await forgetRights(tx, name);
      await deleteGrant(tx, name);
      await addAuditEntry(tx, {
        actorId: by.id,
        action: 'release.revoked',
        details: {
          remote: name,
          title,
          paths: Object.keys(paths).join(' '),
          ...(by.id === null && { by: by.name }),
        },
      });
    });
  };
