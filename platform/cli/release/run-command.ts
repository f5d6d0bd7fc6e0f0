import type { RemoteReleases } from '../../calls/area-releases.ts';
import { isWanted } from './ask-unrehearsed.ts';
import { grantFor } from './grant.ts';
import { nextStep } from './next-step.ts';
import type { Command } from './options.ts';
import { endPreview, preview } from './preview.ts';
import type { ReleaseTarget } from './publish/publish.ts';
import { requireServed } from './publish/require-served.ts';
import { rolloutLines } from './rollout-lines.ts';
import { releaseTable } from './table.ts';

type Say = (line: string) => void;
type Of<Kind extends Command['kind']> = Command & { kind: Kind };

/** Loads what drives a browser only when one is wanted. */
async function rehearse(target: ReleaseTarget, command: Of<'rehearse'>, say: Say): Promise<void> {
  const { rehearseVersion } = await import('../rehearsal/rehearse-version.ts');
  await rehearseVersion(target, command, say);
}

function sayCanary({ name, canary, live }: RemoteReleases, say: Say): void {
  if (!canary) {
    say(`Somebody changed it meanwhile: ${name} ${live?.version} is live for everybody. To see who:`);
    return say(nextStep(name, '--list'));
  }
  const visitors = canary.percent > 0 || !canary.cohort ? `${canary.percent} % of visitors` : '';
  const those = [visitors, canary.cohort].filter(Boolean).join(' and ');
  say(`${name} ${canary.version} goes to ${those}. Watch it, then everybody, or back:`);
  say(nextStep(name, '--list'));
  say(nextStep(name, '--promote'));
  say(nextStep(name, '--rollback --reason "…"'));
}

/** That nothing has changed yet: another owner has to agree. */
function printPendingApproval({ name, approval }: RemoteReleases, say: Say): void {
  say(`${name} ${approval?.version} waits for a second owner, who approves it on the Releases page or with:`);
  say(nextStep(name, '--approve'));
}

async function promote(target: ReleaseTarget, { name, promotion }: Of<'promote'>, say: Say): Promise<void> {
  const { api } = target;
  await requireServed(target, { name, version: promotion.version });
  const area = (await api.list()).find((one) => one.name === name);
  if (!(await isWanted(area, promotion, { say }))) return;
  const releases = await api.promote(name, promotion);
  if (releases.approval) return printPendingApproval(releases, say);
  if (promotion.percent !== undefined || promotion.cohort !== undefined) return sayCanary(releases, say);
  say(`${name} ${releases.live?.version} is live for everybody.`);
  if (!releases.previous) return;
  say(`Before it was ${releases.previous.version}; to go back:`);
  say(nextStep(name, '--rollback --reason "…"'));
}

/** Where a rollout is, and the next steps. */
function sayRollout({ name, rollout }: RemoteReleases, say: Say): void {
  if (!rollout) return;
  rolloutLines(rollout).forEach((line) => say(line));
  say(nextStep(name, '--list'));
  if (rollout.state === 'running') say(nextStep(name, '--halt --reason "…"'));
  if (rollout.state === 'halted') say(nextStep(name, '--go-on'));
  if (rollout.state !== 'finished') say(nextStep(name, '--rollback --reason "…"'));
}

const sayStarted = (releases: RemoteReleases, say: Say): void =>
  releases.approval ? printPendingApproval(releases, say) : sayRollout(releases, say);

async function approve({ api }: ReleaseTarget, { name }: Of<'approve'>, say: Say): Promise<void> {
  const { live, canary } = await api.approve(name);
  say(`Approved: ${name} ${live?.version} is live${canary ? `; ${canary.version} goes to ${canary.percent} %` : ''}.`);
}

async function change({ api }: ReleaseTarget, command: Of<'rollout' | 'halt' | 'goOn'>, say: Say): Promise<void> {
  const { name } = command;
  if (command.kind === 'rollout') sayStarted(await api.rollOut(name, command.rollout), say);
  else if (command.kind === 'halt') sayRollout(await api.halt(name, { reason: command.reason }), say);
  else sayRollout(await api.goOn(name, { reason: command.reason }), say);
}

/** What becomes of the other version, after the live one: '; 1.2.0 is in canary'. */
function otherOf({ canary, stopped }: RemoteReleases): string {
  if (!canary) return ' for everybody';
  if (stopped) return ` for everybody; ${canary.version} was stopped`;
  const isOut = canary.percent > 0 || canary.cohort !== null;
  return isOut ? `; ${canary.version} is in canary` : ` for everybody; nobody gets ${canary.version}`;
}

async function rollBack({ api }: ReleaseTarget, { name, rollback }: Of<'rollback'>, say: Say): Promise<void> {
  const after = await api.rollBack(name, rollback);
  const taken = after.versions.find(({ version }) => version === after.history[0]?.details['from']);
  if (taken?.rolledBackAt) say(`${name} ${taken.version} is taken back.`);
  say(`${name} ${after.live?.version} is live${otherOf(after)}.`);
}

async function grant({ api }: ReleaseTarget, { name, base }: Of<'grant'>, say: Say): Promise<void> {
  const { grant: given, live } = await api.grant(name, grantFor(name, base));
  const granted = `${name} is granted, with ${Object.keys(given.paths).join(', ')}`;
  if (live) return say(`${granted}; ${live.version} stays live.`);
  say(`${granted}. Nobody gets it yet:`);
  say(nextStep(name, '--note "…"'));
}

async function list({ api }: ReleaseTarget, { name }: Of<'list'>, say: Say): Promise<void> {
  const all = await api.list();
  say(
    all
      .filter((remote) => !name || remote.name === name)
      .map(releaseTable)
      .join('\n\n'),
  );
}

/** Runs a command and prints the result and the next steps. Throws a `ReleaseError` if the API refuses it. */
export async function runCommand(
  target: ReleaseTarget,
  command: Exclude<Command, Of<'publish' | 'changed'>>,
  say: Say,
): Promise<void> {
  if (command.kind === 'promote') await promote(target, command, say);
  else if (command.kind === 'rollback') await rollBack(target, command, say);
  else if (command.kind === 'grant') await grant(target, command, say);
  else if (command.kind === 'list') await list(target, command, say);
  else if (command.kind === 'approve') await approve(target, command, say);
  else if (command.kind === 'preview') await preview(target, command, say);
  else if (command.kind === 'endPreview') await endPreview(target, command, say);
  else if (command.kind === 'rehearse') await rehearse(target, command, say);
  else await change(target, command, say);
}
