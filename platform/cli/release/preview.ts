import { previewAddress } from '../../calls/preview-address.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { nextStep } from './next-step.ts';
import { siteAddress } from './place.ts';
import type { ReleaseTarget } from './publish/publish.ts';
import { ReleaseError } from './release-error.ts';

interface PreviewCommand {
  name: RemoteName;
  /** By default the newest. */
  version: string | undefined;
  hours: number;
}

/** Ends a link to a version: from now on it opens nothing. */
export async function endPreview(
  { api }: Pick<ReleaseTarget, 'api'>,
  { name, id }: { name: RemoteName; id: string },
  say: (line: string) => void,
): Promise<void> {
  await api.endPreview(name, id);
  say(`The preview of ${name} is over: its link opens nothing any more.`);
}

/** Prints a link to the site with a published version, and the code that opens it. */
export async function preview(
  { api }: ReleaseTarget,
  { name, version, hours }: PreviewCommand,
  say: (line: string) => void,
): Promise<void> {
  const area = (await api.list()).find((one) => one.name === name);
  const wanted = version ?? area?.versions[0]?.version;
  if (!area || wanted === undefined) throw new ReleaseError(`Nothing of ${name} has been published.`);
  const { id, token, code, expiresAt } = await api.preview(name, { version: wanted, hours });
  say(`${name} ${wanted} in the site, for whoever has the link and the code, until ${expiresAt}:`);
  say(`  ${previewAddress(token, { origin: siteAddress(), paths: area.grant.paths })}`);
  say(`  code: ${code}`);
  say('To end it before:');
  say(nextStep(name, `--end-preview ${id}`));
}
