import { execFileSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startJourneySite } from '../../scripts/check/site/journey-site.ts';
import { createSandbox } from './sandbox.ts';

/** Beside the sites of the workers. */
const firstSiteNumber = 6;

/** Starts a site of this worker's own, which can go away and come back with its data, at the same address. */
export async function startOwnSite() {
  const siteNumber = firstSiteNumber + Number(process.env['JEST_WORKER_ID'] ?? 1);
  let site = await startJourneySite(siteNumber);
  const data = path.resolve(path.dirname(site.environment['RELEASES_FILE']!), '..');
  const aside = `${data}-aside`;
  const run = (script: string, ...args: string[]): void =>
    void execFileSync(process.execPath, [path.join(__dirname, script), data, ...args]);
  return {
    url: site.environment['SITE_URL']!,
    sandbox: createSandbox(site.environment['SANDBOX_URL']!),
    stop: () => site.stop(),
    /** While it is stopped: the time of everything that is scheduled has come. */
    makeDue: () => run('make-due.ts'),
    /** While it is stopped: these people, by address, can be paid all that they earned, and only they will be. */
    makePayoutsDue: (emails: readonly string[]) => run('payouts-due.ts', ...emails),
    async startAgain(): Promise<void> {
      rmSync(aside, { recursive: true, force: true });
      renameSync(data, aside);
      site = await startJourneySite(siteNumber, undefined, aside);
    },
  };
}

export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>;
