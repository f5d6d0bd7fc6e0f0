import { isDeepStrictEqual } from 'node:util';
import { type AreaGrant, isForAdministrators } from '@vidya/contracts/release/area-declaration';
import { declarationRefusals, grantProblems } from '@vidya/contracts/release/area-policy';
import { guardedBase } from '@vidya/contracts/release/guarded-files';
import { refusalText } from '@vidya/contracts/release/release-gate';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { addAuditEntry } from '../audit/port/audit.store.ts';
import { ApiProblem, badRequest, conflict, forbidden } from '../http/errors.ts';
import { type Bases, baseOf, grantIn, grantsIn, listAreas, saveGrant } from './area.store.ts';
import type { ReleaseDocuments } from './release-document.ts';
import type { Releaser } from './releaser.ts';

const say = apiMessages.release;

interface GrantParts {
  documents: ReleaseDocuments;
  bases: Bases;
  isProduction: boolean;
}

/**
 * Grants an area its name and paths, or changes its grant. Nothing changes for people: its team releases. Throws 403 for
 * builds, and in production for the site's one token: nobody widens what they may do themselves.
 */
export const createGrantArea =
  ({ documents, bases, isProduction }: GrantParts) =>
  (name: RemoteName, grant: AreaGrant, by: Releaser): Promise<void> =>
    documents.change(async (rows, tx) => {
      if (by.machine || (isProduction && by.id === null)) throw forbidden(say.grantedByPeople);
      const all = await listAreas(tx);
      const grants = grantsIn(all);
      const before = all.find((row) => row.name === name);
      if (before && isDeepStrictEqual(grantIn(before), grant)) return;
      const problems = grantProblems(name, grant, grants);
      if (problems.length > 0) throw conflict(say.grantOverlaps(problems.join('; ')));
      const base = baseOf({ name, base: grant.base }, bases);
      if (base === null) throw badRequest(say.grantBaseMissing(name), 'ValidationError');
      // An operator's own paths are their business.
      const isGuarded = bases[name] === undefined ? base === guardedBase(name) : base.startsWith('/');
      if (isGuarded !== isForAdministrators(grant.paths) || (!isGuarded && base.startsWith('/')))
        throw badRequest(say.filesGuarded(name), 'ValidationError');
      const { live } = await rows.stateOf(name);
      const declared = live?.files.declaration;
      const refusals = declared ? declarationRefusals(name, declared, grant, grants) : [];
      if (refusals.length > 0) throw new ApiProblem(422, refusalText(refusals), 'Refused');
      const granter = { granterId: by.id, grantedBy: by.id ? '' : by.name };
      await saveGrant(tx, { name, ...grant, ...granter });
      await addAuditEntry(tx, {
        actorId: by.id,
        action: 'release.granted',
        details: {
          remote: name,
          title: grant.title,
          paths: Object.keys(grant.paths).join(' '),
          base: grant.base,
          ...(by.id === null && { by: by.name }),
        },
      });
    });
