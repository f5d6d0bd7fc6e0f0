import path from 'node:path';
import { dataFolder } from '../../../scripts/run/folders.ts';
import { integrityOf } from '../../gate/integrity-of.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { siteAddress } from '../release/place.ts';
import type { ReleaseTarget } from '../release/publish/publish.ts';
import { headersOf } from '../release/publish/upload.ts';
import { ReleaseError } from '../release/release-error.ts';
import { bytesLine, comparedIn, pathsOf } from './compared.ts';
import { resultOf } from './rehearsal-result.ts';
import { rehearse } from './rehearse.ts';
import { writeReport } from './report.ts';
import { requireBrowser } from './require-browser.ts';
import { rolesOf } from './roles.ts';

/** Why the API refuses the result; '' when it took it. What was found has to be said in any case. */
const untakenBy = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => '',
    (error: unknown) => {
      if (error instanceof ReleaseError) return error.message;
      throw error;
    },
  );

interface RehearsalCommand {
  name: RemoteName;
  /** By default the newest. */
  version: string | undefined;
}

/**
 * Rehearses a published version in the running site, before anybody gets it. Puts the result beside the version, tells it
 * to the API and writes a page with all pictures. Throws a `ReleaseError` that lists what is wrong.
 */
export async function rehearseVersion(
  target: ReleaseTarget,
  { name, version }: RehearsalCommand,
  say: (line: string) => void,
): Promise<void> {
  const browser = requireBrowser();
  const area = (await target.api.list()).find((one) => one.name === name);
  const row = area?.versions.find((one) => version === undefined || one.version === version);
  if (!area || !row) throw new ReleaseError(`${name} ${version ?? ''} has not been published.`);
  if (!area.live) throw new ReleaseError(`Nothing of ${name} is live to compare with: promote a first version.`);
  await target.host();
  const compared = await comparedIn(target, { name, version: row.version, live: area.live.version });
  const startedAt = Date.now();
  const { id, token, code } = await target.api.preview(name, { version: row.version, hours: 1 });
  const paths = pathsOf(compared, area.grant.paths);
  const previewCookie = `${token}~${code.replaceAll('-', '')}`;
  const roles = rolesOf(process.env['REHEARSAL_ACCOUNTS']);
  const result = await rehearse({ browser, origin: siteAddress(), paths, roles, previewCookie });
  // Nobody else has its code, and it lapses within the hour.
  await target.api.endPreview(name, id).catch(() => undefined);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const place = `${name}/${row.version}/rehearsal.json`;
  const hash = await target.store.read(`${name}/${row.version}/release.json`);
  const subject = { name, version: row.version, hash: integrityOf(hash ?? '') };
  const statement = resultOf({ ...result, seconds }, subject);
  await target.store.put(place, Buffer.from(JSON.stringify(statement)), headersOf(place));
  const lines = [bytesLine(compared)];
  const folder = path.join(dataFolder(), 'rehearsals', name, row.version);
  const page = await writeReport(folder, result, { title: `${name} ${row.version}, rehearsed`, lines });
  const { views } = result;
  const changed = views.filter(({ difference }) => difference > 0).length;
  say(`${views.length} views in ${seconds} s; ${changed} look different. ${lines[0]}`);
  for (const line of result.skipped) say(`  not looked at: ${line}`);
  say(`Pictures and findings: ${page}`);
  const wrong = views.flatMap((view) =>
    view.findings.map(({ kind, what }) => `  ${view.path} (${view.role}, ${view.width} px) ${kind}: ${what}`),
  );
  const untaken = await untakenBy(target.api.addRehearsal(name, row.version, statement));
  if (wrong.length > 0) wrong.unshift(`${name} ${row.version} is not as good as what is live:`);
  if (untaken) wrong.push(`The API did not take the result: ${untaken}`);
  if (wrong.length > 0) throw new ReleaseError(wrong.join('\n'));
  say('Nothing is wrong that is not wrong in the live version.');
}
