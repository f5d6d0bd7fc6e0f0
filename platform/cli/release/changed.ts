import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isHere } from '../../../scripts/config/areas.ts';
import { root } from '../../../scripts/config/webpack/shared.ts';
import { ask } from './ask.ts';
import { withRelease } from './changed/change-log.ts';
import { openRepository } from './changed/git.ts';
import { packageHistories } from './changed/packages.ts';
import { type Proposal, proposalTable, propose } from './changed/proposal.ts';
import { filesOf, releaseEach } from './changed/release-each.ts';
import type { ReleaseTarget } from './publish/publish.ts';
import { publishArea } from './publish/publish-area.ts';
import { ReleaseError } from './release-error.ts';

type Say = (line: string) => void;

/** Writes the new version and its entry in the change log. */
function write(proposal: Proposal): void {
  const [manifest, log] = filesOf(proposal).map((file) => path.join(root, file)) as [string, string];
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, text.replace(/("version": )"[^"]*"/, `$1"${proposal.to}"`));
  const existing = existsSync(log) ? readFileSync(log, 'utf8') : '';
  writeFileSync(log, withRelease(existing, proposal, new Date().toISOString().slice(0, 10)));
}

async function isAgreed(isAccepted: boolean, say: Say): Promise<boolean> {
  if (isAccepted) return true;
  const isAgreedTo = await ask('Release them so?');
  if (isAgreedTo === undefined) say('To release them so: npm run release -- --yes');
  return isAgreedTo ?? false;
}

/** Publishes one package's new version; the operator deploys a shell or an API. */
async function releaseOne(target: ReleaseTarget, proposal: Proposal, note: string, say: Say): Promise<void> {
  write(proposal);
  const name = proposal.folder.replace(/^mfe-/, '');
  if (isHere(name)) await publishArea(target, { name, note }, say);
  else say(`${proposal.folder} ${proposal.to}: deploy it as docs/runbook.md says.`);
}

/**
 * Finds the changes since each package's last release and proposes versions. After a yes, writes them and the change
 * logs, publishes the areas, and makes one commit with a tag for each release ('mfe-catalog@1.2.0').
 */
export async function releaseChanged(
  target: ReleaseTarget,
  { isAccepted, note }: { isAccepted: boolean; note: string },
  say: Say,
): Promise<void> {
  const repository = openRepository(root);
  const proposals = (await packageHistories(repository)).flatMap((history) => propose(history) ?? []);
  if (proposals.length === 0) return say('Nothing changed since the last releases.');
  say(`Changed since their last releases:\n${proposalTable(proposals)}`);
  if (!(await isAgreed(isAccepted, say))) return;
  const uncommitted = repository.uncommitted();
  if (uncommitted) throw new ReleaseError(`Commit this first, so that the change logs are whole:\n${uncommitted}`);
  // Before any change to files: without the running site, nothing can be published.
  await target.api.list();
  const release = (proposal: Proposal): Promise<void> => releaseOne(target, proposal, note, say);
  const done = await releaseEach(proposals, { repository, release, say });
  const names = done.map(({ folder, to }) => `${folder}@${to}`);
  if (done.length > 0) repository.record(names, done.flatMap(filesOf));
  const missing = proposals.filter((one) => !done.includes(one)).map(({ folder }) => folder);
  if (missing.length > 0) throw new ReleaseError(`Not released: ${missing.join(', ')}.`);
}
