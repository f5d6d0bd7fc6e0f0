import { isHere } from '../../../scripts/config/areas.ts';
import type { Promotion, Rollback } from '../../calls/release.ts';
import type { NewRollout } from '../../calls/rollout.ts';
import type { Acceptance } from '../../gate/live-checks.ts';
import { isRemoteName } from '../../gate/remote-name.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { type Options, readArguments } from '../read-arguments.ts';
import {
  acceptanceOf,
  previewIdOf,
  previewOf,
  promotionOf,
  requireReason,
  rollbackOf,
  rolloutOf,
  textOf,
} from './option-values.ts';
import { UsageError } from './usage.ts';

/** The command in the arguments of `npm run release`. */
export type Command =
  | { kind: 'publish'; name: RemoteName; note: string; accepted?: Acceptance | undefined }
  | { kind: 'promote'; name: RemoteName; promotion: Promotion }
  | { kind: 'rollout'; name: RemoteName; rollout: NewRollout }
  | { kind: 'halt'; name: RemoteName; reason: string }
  | { kind: 'goOn'; name: RemoteName; reason: string }
  | { kind: 'approve'; name: RemoteName }
  | { kind: 'rehearse'; name: RemoteName; version: string | undefined }
  | { kind: 'preview'; name: RemoteName; version: string | undefined; hours: number }
  | { kind: 'endPreview'; name: RemoteName; id: string }
  | { kind: 'rollback'; name: RemoteName; rollback: Rollback }
  | { kind: 'grant'; name: RemoteName; base: string | undefined }
  | { kind: 'list'; name: RemoteName | undefined }
  | { kind: 'changed'; isAccepted: boolean; note: string };

const optionNames = {
  switches: '--grant --list --rollback --halt --go-on --approve --yes --grows --affects-page --unrehearsed'.split(' '),
  values:
    '--rollout --end-preview --dwell --hours --base --note --as --percent --cohort --from --to --reason --removes'.split(
      ' ',
    ),
  /** Modes whose version may be left out. */
  optional: ['--promote', '--preview', '--rehearse'],
};

type ReleaseArguments = ReturnType<typeof readArguments>;

function requireArea(names: string[], why: string): RemoteName {
  const found = names[0]?.replace(/^mfe-/, '');
  if (found !== undefined && isRemoteName(found)) return found;
  throw new UsageError(names[0] ? `There is no area '${names[0]}'.` : `Which area? ${why} needs one.`);
}

/** An area of this source tree; the others are the API's to know. */
function requireSources(names: string[], why: string): RemoteName {
  const name = requireArea(names, why);
  if (isHere(name)) return name;
  throw new UsageError(`There is no area '${name}'.`);
}

/** The modes that allow an option. */
const companions: Record<string, string[]> = {
  '--dwell': ['--rollout'],
  '--percent': ['--promote'],
  '--cohort': ['--promote'],
  '--from': ['--rollback'],
  '--to': ['--rollback'],
  '--base': ['--grant'],
  '--hours': ['--preview'],
  '--unrehearsed': ['--promote'],
};

/** Options of a publication, which has no mode of its own. */
const ofPublication = ['--note', '--removes', '--grows', '--affects-page'];

const withoutReason = ['--list', '--approve', '--preview', '--end-preview', '--rehearse', '--grant'];

/** The mode of the command line, in this order, and its command. */
const commands: [mode: string, of: (name: RemoteName, options: Options) => Command][] = [
  ['--rollout', (name, options) => ({ kind: 'rollout', name, rollout: rolloutOf(options) })],
  ['--promote', (name, options) => ({ kind: 'promote', name, promotion: promotionOf(options) })],
  ['--halt', (name, options) => ({ kind: 'halt', name, reason: requireReason(options) })],
  ['--go-on', (name, options) => ({ kind: 'goOn', name, reason: textOf(options, '--reason') })],
  ['--approve', (name) => ({ kind: 'approve', name })],
  ['--preview', (name, options) => ({ kind: 'preview', name, ...previewOf(options) })],
  ['--end-preview', (name, options) => ({ kind: 'endPreview', name, id: previewIdOf(options) })],
  ['--rehearse', (name, options) => ({ kind: 'rehearse', name, version: options.get('--rehearse') || undefined })],
  ['--rollback', (name, options) => ({ kind: 'rollback', name, rollback: rollbackOf(options) })],
];

/** Refuses options without effect, such as `--percent` without `--promote`. */
function requireCompanions({ names, options }: ReleaseArguments): void {
  const modes = [...commands.map(([mode]) => mode), '--grant', '--list']
    .filter((mode) => options.has(mode))
    // Names the version of a rollout.
    .filter((mode) => mode !== '--promote' || !options.has('--rollout'));
  if (modes.length > 1) throw new UsageError(`One at a time: ${modes.join(' or ')}.`);
  if (options.has('--rollout') && options.has('--unrehearsed'))
    throw new UsageError('A rollout needs its rehearsal: --unrehearsed goes with --promote alone.');
  if (options.has('--rollout') && (options.has('--percent') || options.has('--cohort')))
    throw new UsageError('A rollout has its shares: without --percent and --cohort.');
  for (const [option, hosts] of Object.entries(companions)) {
    if (options.has(option) && !hosts.some((mode) => options.has(mode)))
      throw new UsageError(`${option} goes with ${hosts.join(' or ')}.`);
  }
  const misplaced = ofPublication.find((option) => modes.length > 0 && options.has(option));
  if (misplaced) throw new UsageError(`${misplaced} goes with a publication.`);
  if (options.has('--reason') && withoutReason.includes(modes[0] ?? ''))
    throw new UsageError(`--reason changes nothing with ${modes[0]}.`);
  if (modes.length + names.length > 0 && options.has('--yes'))
    throw new UsageError('--yes answers for all that changed: without an area.');
}

function commandOf(request: ReleaseArguments): Command {
  const { names, options } = request;
  if (names.length > 1) throw new UsageError(`One area at a time, not ${names.join(' and ')}.`);
  requireCompanions(request);
  const note = textOf(options, '--note');
  if (options.has('--list')) return { kind: 'list', name: names.length > 0 ? requireArea(names, '--list') : undefined };
  if (options.has('--grant'))
    return { kind: 'grant', name: requireSources(names, '--grant'), base: options.get('--base') };
  const [mode, of] = commands.find(([option]) => options.has(option)) ?? [];
  if (mode && of) return of(requireArea(names, mode), options);
  const accepted = acceptanceOf(options);
  if (names.length === 0 && accepted) throw new UsageError('--removes, --grows and --affects-page are for one area.');
  if (names.length === 0) return { kind: 'changed', isAccepted: options.has('--yes'), note };
  return { kind: 'publish', name: requireSources(names, 'A release'), note, accepted };
}

/** Reads the command line; throws a `UsageError`. `as` is the person in the audit log, by default git's user. */
export function readReleaseOptions(args: readonly string[]): { command: Command; as: string | undefined } {
  const given = readArguments(args, optionNames, UsageError);
  return { command: commandOf(given), as: given.options.get('--as') };
}
