import type { RemoteReleases } from '@vidya/contracts/release/release-calls';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { grantFor } from './grant.ts';
import type { Command } from './options.ts';
import type { ReleaseTarget } from './publish.ts';
import { releaseTable } from './table.ts';

type Say = (line: string) => void;
type Of<Kind extends Command['kind']> = Command & { kind: Kind };

/** The line of a possible next command. */
export const nextStep = (name: RemoteName, rest: string): string => `  npm run release -- ${name} ${rest}`;

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

async function promote({ api }: ReleaseTarget, { name, promotion }: Of<'promote'>, say: Say): Promise<void> {
  const releases = await api.promote(name, promotion);
  if (promotion.percent !== undefined || promotion.cohort !== undefined) return sayCanary(releases, say);
  say(`${name} ${releases.live?.version} is live for everybody.`);
  if (!releases.previous) return;
  say(`Before it was ${releases.previous.version}; to go back:`);
  say(nextStep(name, '--rollback --reason "…"'));
}

async function rollBack({ api }: ReleaseTarget, { name, rollback }: Of<'rollback'>, say: Say): Promise<void> {
  const { live, canary } = await api.rollBack(name, rollback);
  say(`${name} ${live?.version} is live${canary ? `; ${canary.version} is in canary` : ' for everybody'}.`);
}

async function grant({ api }: ReleaseTarget, { name, base }: Of<'grant'>, say: Say): Promise<void> {
  const { paths } = (await api.grant(name, grantFor(name, base))).grant;
  say(`${name} is granted, with ${Object.keys(paths).join(', ')}. Nobody gets it yet:`);
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
  command: Of<'promote' | 'rollback' | 'list' | 'grant'>,
  say: Say,
): Promise<void> {
  if (command.kind === 'promote') await promote(target, command, say);
  else if (command.kind === 'rollback') await rollBack(target, command, say);
  else if (command.kind === 'grant') await grant(target, command, say);
  else await list(target, command, say);
}
