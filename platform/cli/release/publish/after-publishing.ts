import type { RemoteReleases } from '../../../calls/area-releases.ts';
import { nextStep } from '../next-step.ts';

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
