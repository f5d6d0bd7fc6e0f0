import { isDeepStrictEqual } from 'node:util';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { addAuditEntry } from '../../../api/src/audit/port/audit.store.ts';
import type { Db } from '../../../api/src/database/database.ts';
import { ApiProblem, badRequest, conflict, forbidden } from '../../../api/src/http/errors.ts';
import { declarationRefusals, grantProblems } from '../../gate/area-policy.ts';
import { type AreaGrant, isForAdministrators } from '../../gate/document/area-declaration.ts';
import { guardedBase } from '../../gate/document/guarded-files.ts';
import { refusalText } from '../../gate/release-gate.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { hostOf } from '../private-host.ts';
import { createReleaseRows } from '../release.store.ts';
import type { ReleaseDocuments } from '../release-document.ts';
import { isServed } from '../release-store/is-served.ts';
import type { Releaser } from '../releaser.ts';
import { type ResolveHost, reachOfAddress } from '../resolved-host.ts';
import { type AreaRow, type Bases, baseOf, grantIn, grantsIn, listAreas, saveGrant } from './area.store.ts';

const say = apiMessages.release;

interface GrantParts {
  db: Db;
  documents: ReleaseDocuments;
  bases: Bases;
  isProduction: boolean;
  allowsPrivateHosts: boolean;
  resolveHost: ResolveHost;
}

async function refusePrivateBase(name: RemoteName, base: string, resolveHost: ResolveHost): Promise<void> {
  const reach = await reachOfAddress(base, resolveHost);
  if (reach === 'private') throw badRequest(say.basePrivate(name), 'ValidationError');
  // Not granted: the request below could wait longer than the look-up, and get there.
  if (reach === 'unknown') throw new ApiProblem(503, say.baseSlow(hostOf(base)), 'LookUpTimeout');
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
 * builds, and in production for the site's one token: a build can not widen its own rights.
 */
export const createGrantArea =
  ({ db, documents, bases, isProduction, allowsPrivateHosts, resolveHost }: GrantParts) =>
  async (name: RemoteName, grant: AreaGrant, by: Releaser): Promise<void> => {
    if (by.machine || (isProduction && by.id === null)) throw forbidden(say.grantedByPeople);
    // The API itself asks there below.
    if (!allowsPrivateHosts && grant.base?.startsWith('http')) await refusePrivateBase(name, grant.base, resolveHost);
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
