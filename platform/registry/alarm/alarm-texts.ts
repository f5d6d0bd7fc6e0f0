import { paths } from '@vidya/contracts/texts/paths';
import type { LetterParts } from '../../../api/src/outside/mail/letter-html.ts';
import { builtIn } from '../../gate/remotes.ts';
import type { VersionRow } from '../release.store.ts';

type AlarmKind =
  | 'release.stopped'
  | 'release.rolloutHalted'
  | 'release.rolloutFinished'
  | 'release.rolledBack'
  | 'release.liveFailing'
  | 'release.callsBroken';

export interface Alarm {
  kind: AlarmKind;
  /** The version that it is about; after an automatic rollback, the one that was taken back. */
  row: Pick<VersionRow, 'name' | 'version' | 'files'>;
  /** A sentence; '' for a finished rollout. */
  reason: string;
  /** What is live now, after an automatic rollback. */
  live?: string;
}

const nowAfter: Record<AlarmKind, string> = {
  'release.stopped': 'Nobody gets it any more; everybody has the live version.',
  'release.rolloutHalted': 'Its share stays as it is until somebody goes on or takes it back.',
  'release.rolloutFinished': 'Its last step is reached.',
  'release.rolledBack': 'Everybody gets the version before with the next page they load.',
  'release.liveFailing': 'Everybody has it: please look at it now.',
  'release.callsBroken': 'Deploy the API before it again, or release a version that was built for this one.',
};

const happened: Record<AlarmKind, string> = {
  'release.stopped': 'was stopped',
  'release.rolloutHalted': 'is halted',
  'release.rolloutFinished': 'is rolled out',
  'release.rolledBack': 'was taken back',
  'release.liveFailing': 'is failing',
  'release.callsBroken': 'gets other answers from the API',
};

/** The mail's text, without greeting. */
export function alarmLetter({ kind, row, reason, live }: Alarm, origin: string): Omit<LetterParts, 'greeting'> {
  const subject = `${row.files.declaration?.title ?? builtIn(row.name)?.title ?? row.name} ${row.version} ${happened[kind]}`;
  const now = live ? `${nowAfter[kind]} That is ${live}.` : nowAfter[kind];
  return {
    subject,
    lines: [`${subject}.`, reason, now].filter(Boolean),
    action: { label: 'Open the releases', address: origin + paths.releases() },
    after: [
      'You get this because you own this part of the site, or because nobody was made its owner and you administer the site.',
    ],
  };
}
