import { cohorts } from '@vidya/contracts/calls/choices';
import type { Promotion, Rollback } from '@vidya/contracts/release/release-calls';
import { type RemoteName, remoteNames } from '@vidya/contracts/release/remotes';
import { limits } from '@vidya/contracts/rules/limits';

/** The command in the arguments of `npm run release`. */
export type Command =
  | { kind: 'publish'; name: RemoteName; note: string }
  | { kind: 'promote'; name: RemoteName; promotion: Promotion }
  | { kind: 'rollback'; name: RemoteName; rollback: Rollback }
  | { kind: 'list'; name: RemoteName | undefined }
  | { kind: 'changed'; isAccepted: boolean; note: string };

const usage = `npm run release                                        what changed since its last release, with bumps and change logs (--yes)
npm run release -- <area> [--note "…"]                 build, gate, upload, register: nobody gets it yet
npm run release -- <area> --promote [version]          everybody gets it; [--percent 10] [--cohort staff]: some do; [--reason "…"]
npm run release -- <area> --rollback --reason "…"      ends what is stopped or in canary, else back to the version before; [--from version] [--to version]
npm run release -- [area] --list                       what is live, in canary, and there
with --as "name" when it is not you; areas: ${remoteNames.join(', ')}`;

/** Wrong arguments; the message contains the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  constructor(problem: string) {
    super(`${problem}\n\n${usage}`);
  }
}

const switches = ['--list', '--rollback', '--yes'];
const withValue = ['--note', '--as', '--percent', '--cohort', '--from', '--to', '--reason'];

interface ReleaseArguments {
  names: string[];
  /** Name → value; '' for switches, and for `--promote` without a version. */
  options: Map<string, string>;
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

function percentOf(text: string): number {
  const percent = Number(text.replace('%', ''));
  if (/^\d+(\.\d{1,2})?\s*%?$/.test(text) && percent <= 100) return percent;
  throw new UsageError(`--percent is 0 to 100 with at most two decimals; it is '${text}'.`);
}

/** A text for the audit log. */
function textOf(options: ReleaseArguments['options'], name: '--note' | '--reason'): string {
  const text = options.get(name)?.trim() ?? '';
  if (text.length <= limits.releaseNoteMax) return text;
  throw new UsageError(`${name} has ${text.length} characters; ${limits.releaseNoteMax} are allowed.`);
}

function promotionOf(options: ReleaseArguments['options']): Promotion {
  const version = options.get('--promote');
  const percent = options.get('--percent');
  const cohort = cohorts.find((known) => known === options.get('--cohort'));
  const reason = textOf(options, '--reason');
  if (options.has('--cohort') && !cohort) throw new UsageError(`--cohort is one of: ${cohorts.join(', ')}.`);
  return {
    ...(version && { version }),
    ...(percent !== undefined && { percent: percentOf(percent) }),
    ...(cohort && { cohort }),
    ...(reason && { reason }),
  };
}

function rollbackOf(options: ReleaseArguments['options']): Rollback {
  const reason = textOf(options, '--reason');
  const [from, to] = [options.get('--from'), options.get('--to')];
  if (!reason) throw new UsageError('Say why, for the audit log: --reason "…"');
  return { reason, ...(from && { from }), ...(to && { to }) };
}

/** The modes that allow an option. */
const companions: Record<string, string[]> = {
  '--percent': ['--promote'],
  '--cohort': ['--promote'],
  '--from': ['--rollback'],
  '--to': ['--rollback'],
  '--reason': ['--promote', '--rollback'],
};

/** Refuses options without effect, such as `--percent` without `--promote`. */
function requireCompanions({ names, options }: ReleaseArguments): void {
  const modes = ['--promote', '--rollback', '--list'].filter((mode) => options.has(mode));
  if (modes.length > 1) throw new UsageError(`One at a time: ${modes.join(' or ')}.`);
  for (const [option, hosts] of Object.entries(companions)) {
    if (options.has(option) && !hosts.some((mode) => options.has(mode)))
      throw new UsageError(`${option} goes with ${hosts.join(' or ')}.`);
  }
  if (modes.length > 0 && options.has('--note')) throw new UsageError('--note goes with a publication.');
  if (modes.length + names.length > 0 && options.has('--yes'))
    throw new UsageError('--yes answers for all that changed: without an area.');
}

function commandOf(given: ReleaseArguments): Command {
  const { names, options } = given;
  if (names.length > 1) throw new UsageError(`One area at a time, not ${names.join(' and ')}.`);
  requireCompanions(given);
  const note = textOf(options, '--note');
  if (options.has('--list')) return { kind: 'list', name: names.length > 0 ? requireArea(names, '--list') : undefined };
  if (options.has('--promote'))
    return { kind: 'promote', name: requireArea(names, '--promote'), promotion: promotionOf(options) };
  if (options.has('--rollback'))
    return { kind: 'rollback', name: requireArea(names, '--rollback'), rollback: rollbackOf(options) };
  if (names.length === 0) return { kind: 'changed', isAccepted: options.has('--yes'), note };
  return { kind: 'publish', name: requireArea(names, 'A release'), note };
}

/** Reads the command line; throws a `UsageError`. `as` is the person in the audit log, by default git's user. */
export function readReleaseOptions(args: readonly string[]): { command: Command; as: string | undefined } {
  const given = take(args);
  return { command: commandOf(given), as: given.options.get('--as') };
}
