import { isDeepStrictEqual } from 'node:util';
import { type AreaGrant, isForAdministrators } from '@vidya/contracts/release/area-declaration';
import { declarationRefusals, grantProblems } from '@vidya/contracts/release/area-policy';
import { guardedBase } from '@vidya/contracts/release/guarded-files';
import { refusalText } from '@vidya/contracts/release/release-gate';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { addAuditEntry } from '../audit/port/audit.store.ts';
import type { Db } from '../database/database.ts';
import { ApiProblem, badRequest, conflict, forbidden } from '../http/errors.ts';
import { isServed } from '../outside/releases/is-served.ts';
import { type AreaRow, type Bases, baseOf, grantIn, grantsIn, listAreas, saveGrant } from './area.store.ts';
import { isPrivateAddress } from './private-host.ts';
import { createReleaseRows } from './release.store.ts';
import type { ReleaseDocuments } from './release-document.ts';
import type { Releaser } from './releaser.ts';

const say = apiMessages.release;

interface GrantParts {
  db: Db;
  documents: ReleaseDocuments;
  bases: Bases;
  isProduction: boolean;
  allowsPrivateHosts: boolean;
}

/**
 * Refuses an address for an area's files while it does not have those that browsers may ask for: the moment it is granted
 * they would ask there.
 */
async function refuseEmptyAddress(db: Db, name: RemoteName, base: string): Promise<void> {
  const { live, canary, previous } = await createReleaseRows(db).stateOf(name);
  const inUse = [live, canary?.row, previous].filter((row) => row !== null && row !== undefined);
  const served = await Promise.all(inUse.map((row) => isServed(base, row)));
  const missing = inUse.find((_, at) => !served[at]);
  if (missing) throw new ApiProblem(422, say.notServedThere(name, missing.version, base), 'Refused');
}

/**
 * Grants an area its name and paths, or changes its grant. Nothing changes for people: its team releases. Throws 403 for
 * builds, and in production for the site's one token: nobody widens what they may do themselves.
 */
export const createGrantArea =
  ({ db, documents, bases, isProduction, allowsPrivateHosts }: GrantParts) =>
  async (name: RemoteName, grant: AreaGrant, by: Releaser): Promise<void> => {
    if (by.machine || (isProduction && by.id === null)) throw forbidden(say.grantedByPeople);
    // The API itself asks there below.
    if (!allowsPrivateHosts && grant.base?.startsWith('http') && isPrivateAddress(grant.base))
      throw badRequest(say.basePrivate(name), 'ValidationError');
    const isMoved = (row: AreaRow): boolean => row.name === name && row.base !== grant.base;
    // The site itself serves what is below its own address, and the operator's address wins over this one.
    if (bases[name] === undefined && grant.base?.startsWith('http') && (await listAreas(db)).some(isMoved))
      await refuseEmptyAddress(db, name, grant.base);
    await documents.change(async (rows, tx) => {
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
          access: Object.entries(grant.paths)
            .map(([path, access]) => `${path}: ${[access].flat().join(', ')}`)
            .join('; '),
          budgetKb: grant.budgetKb,
          connections: grant.connections.join(' '),
          base: grant.base,
          ...(by.id === null && { by: by.name }),
        },
      });
    });
  };
