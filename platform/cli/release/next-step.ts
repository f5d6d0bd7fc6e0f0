import { ownArea } from '../../../scripts/config/webpack/shared.ts';
import type { RemoteReleases } from '../../calls/area-releases.ts';
import type { RemoteName } from '../../gate/remotes.ts';

/** How an option of `npm run release` is said to the kit: `--end-preview 7` is `preview --end 7`. */
export const forKit = (rest: string): string =>
  rest
    .replace(/^--(?=note)/, 'publish --')
    .replace(/^--end-preview/, 'preview --end')
    .replace(/^--/, '');

/** The line of a possible next command. */
export const nextStep = (name: RemoteName, rest: string): string =>
  ownArea ? `  npx vidya ${forKit(rest)}` : `  npm run release -- ${name} ${rest}`;

/** What comes next for a version that was just published, as lines. */
export function afterPublishing({ name, live, versions }: RemoteReleases, version: string): string[] {
  if (live?.version === version) return ['Everybody has it already.'];
  const promotions = [nextStep(name, '--promote --percent 10'), nextStep(name, '--promote')];
  const isUnrehearsed = versions.some(
    (one) => one.version === version && (one.rehearsalMissing !== '' || one.rehearsal === null),
  );
  if (!live || !isUnrehearsed) return ['Nobody gets it yet. A tenth of all visitors, or everybody:', ...promotions];
  return [
    'Nobody gets it yet. Its rehearsal, then a tenth of all visitors, or everybody:',
    nextStep(name, '--rehearse'),
    ...promotions,
  ];
}
