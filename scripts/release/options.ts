import type { Promotion, Rollback } from '@vidya/contracts/release/release-calls';
import { type RemoteName, remoteNames } from '@vidya/contracts/release/remotes';
import type { NewRollout } from '@vidya/contracts/release/rollout-calls';
import { type Options, promotionOf, requireReason, rollbackOf, rolloutOf, textOf } from './option-values.ts';
import { UsageError } from './usage.ts';

/** The command in the arguments of `npm run release`. */
export type Command =
  | { kind: 'publish'; name: RemoteName; note: string }
  | { kind: 'promote'; name: RemoteName; promotion: Promotion }
  | { kind: 'rollout'; name: RemoteName; rollout: NewRollout }
  | { kind: 'halt'; name: RemoteName; reason: string }
  | { kind: 'goOn'; name: RemoteName; reason: string }
  | { kind: 'approve'; name: RemoteName }
  | { kind: 'rollback'; name: RemoteName; rollback: Rollback }
  | { kind: 'list'; name: RemoteName | undefined }
  | { kind: 'changed'; isAccepted: boolean; note: string };

const switches = ['--list', '--rollback', '--halt', '--go-on', '--approve', '--yes'];
const withValue = ['--rollout', '--dwell', '--note', '--as', '--percent', '--cohort', '--from', '--to', '--reason'];

interface ReleaseArguments {
  names: string[];
  options: Options;
}

function take(args: readonly string[]): ReleaseArguments {
  const given: ReleaseArguments = { names: [], options: new Map() };
  const rest = [...args];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (!word.startsWith('--')) given.names.push(word);
    else if (switches.includes(word)) given.options.set(word, '');
    else if (word === '--promote') given.options.set(word, rest[0]?.startsWith('--') ? '' : (rest.shift() ?? ''));
    else if (withValue.includes(word) && rest[0]?.startsWith('--') === false)
      given.options.set(word, rest.shift() ?? '');
    else throw new UsageError(withValue.includes(word) ? `${word} needs a value.` : `There is no option ${word}.`);
  }
  return given;
}

function requireArea(names: string[], why: string): RemoteName {
  const found = remoteNames.find((known) => known === names[0]?.replace(/^mfe-/, ''));
  if (found) return found;
  throw new UsageError(names[0] ? `There is no area '${names[0]}'.` : `Which area? ${why} needs one.`);
}

/** The modes that allow an option. */
const companions: Record<string, string[]> = {
  '--dwell': ['--rollout'],
  '--percent': ['--promote'],
  '--cohort': ['--promote'],
  '--from': ['--rollback'],
  '--to': ['--rollback'],
  '--reason': ['--promote', '--rollout', '--halt', '--go-on', '--rollback'],
};

/** Refuses options without effect, such as `--percent` without `--promote`. */
function requireCompanions({ names, options }: ReleaseArguments): void {
  const modes = ['--rollout', '--promote', '--halt', '--go-on', '--approve', '--rollback', '--list']
    .filter((mode) => options.has(mode))
    // Names the version of a rollout.
    .filter((mode) => mode !== '--promote' || !options.has('--rollout'));
  if (modes.length > 1) throw new UsageError(`One at a time: ${modes.join(' or ')}.`);
  if (options.has('--rollout') && (options.has('--percent') || options.has('--cohort')))
    throw new UsageError('A rollout has its shares: without --percent and --cohort.');
  for (const [option, hosts] of Object.entries(companions)) {
    if (options.has(option) && !hosts.some((mode) => options.has(mode)))
      throw new UsageError(`${option} goes with ${hosts.join(' or ')}.`);
  }
  if (modes.length > 0 && options.has('--note')) throw new UsageError('--note goes with a publication.');
  if (modes.length + names.length > 0 && options.has('--yes'))
    throw new UsageError('--yes answers for all that changed: without an area.');
}

/** The mode of the command line, in this order, and its command. */
const commands: [mode: string, of: (name: RemoteName, options: Options) => Command][] = [
  ['--rollout', (name, options) => ({ kind: 'rollout', name, rollout: rolloutOf(options) })],
  ['--promote', (name, options) => ({ kind: 'promote', name, promotion: promotionOf(options) })],
  ['--halt', (name, options) => ({ kind: 'halt', name, reason: requireReason(options) })],
  ['--go-on', (name, options) => ({ kind: 'goOn', name, reason: textOf(options, '--reason') })],
  ['--approve', (name) => ({ kind: 'approve', name })],
  ['--rollback', (name, options) => ({ kind: 'rollback', name, rollback: rollbackOf(options) })],
];

function commandOf(given: ReleaseArguments): Command {
  const { names, options } = given;
  if (names.length > 1) throw new UsageError(`One area at a time, not ${names.join(' and ')}.`);
  requireCompanions(given);
  const note = textOf(options, '--note');
  if (options.has('--list')) return { kind: 'list', name: names.length > 0 ? requireArea(names, '--list') : undefined };
  const [mode, of] = commands.find(([known]) => options.has(known)) ?? [];
  if (mode && of) return of(requireArea(names, mode), options);
  if (names.length === 0) return { kind: 'changed', isAccepted: options.has('--yes'), note };
  return { kind: 'publish', name: requireArea(names, 'A release'), note };
}

/** Reads the command line; throws a `UsageError`. `as` is the person in the audit log, by default git's user. */
export function readReleaseOptions(args: readonly string[]): { command: Command; as: string | undefined } {
  const given = take(args);
  return { command: commandOf(given), as: given.options.get('--as') };
}
