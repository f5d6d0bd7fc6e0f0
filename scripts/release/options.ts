import { cohorts } from '@vidya/contracts/calls/choices';
import type { Acceptance } from '@vidya/contracts/release/live-checks';
import type { Promotion, Rollback } from '@vidya/contracts/release/release-calls';
import { isRemoteName, type RemoteName } from '@vidya/contracts/release/remotes';
import { limits } from '@vidya/contracts/rules/limits';
import { areasHere, isHere } from '../config/areas.ts';

/** The command in the arguments of `npm run release`. */
export type Command =
  | { kind: 'publish'; name: RemoteName; note: string; accepted?: Acceptance | undefined }
  | { kind: 'promote'; name: RemoteName; promotion: Promotion }
  | { kind: 'rollback'; name: RemoteName; rollback: Rollback }
  | { kind: 'grant'; name: RemoteName; base: string | undefined }
  | { kind: 'list'; name: RemoteName | undefined }
  | { kind: 'changed'; isAccepted: boolean; note: string };

const usage = `npm run release                                        what changed since its last release, with bumps and change logs (--yes)
npm run release -- <area> [--note "…"]                 build, gate, upload, register: nobody gets it yet
                                                       [--removes /path,/other] [--grows] --reason "…": what the gate refuses otherwise
npm run release -- <area> --promote [version]          everybody gets it; [--percent 10] [--cohort staff]: some do; [--reason "…"]
npm run release -- <area> --rollback --reason "…"      back to the version before, or [--to version]
npm run release -- <area> --grant [--base https://…]    once: its name and paths are its own, its files lie there
npm run release -- [area] --list                       what is live, in canary, and there
with --as "name" when it is not you; areas: ${areasHere.join(', ')}`;

/** Wrong arguments; the message contains the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  constructor(problem: string) {
    super(`${problem}\n\n${usage}`);
  }
}

const switches = ['--grant', '--list', '--rollback', '--yes', '--grows'];
const withValue = ['--base', '--note', '--as', '--percent', '--cohort', '--to', '--reason', '--removes'];

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
  const to = options.get('--to');
  if (!reason) throw new UsageError('Say why, for the audit log: --reason "…"');
  return { reason, ...(to && { to }) };
}

/** What the publisher accepts of what the gate refuses otherwise. */
function acceptanceOf(options: ReleaseArguments['options']): Acceptance | undefined {
  const removes = (options.get('--removes') ?? '').split(',').flatMap((path) => path.trim() || []);
  const grows = options.has('--grows');
  const reason = textOf(options, '--reason');
  if (removes.length === 0 && !grows) {
    if (reason) throw new UsageError('--reason goes with --promote, --rollback, --removes or --grows.');
    return undefined;
  }
  if (!reason) throw new UsageError('Say why, for the audit log: --reason "…"');
  return { removes, grows, reason };
}

/** The modes that allow an option. */
const companions: Record<string, string[]> = {
  '--percent': ['--promote'],
  '--cohort': ['--promote'],
  '--to': ['--rollback'],
  '--base': ['--grant'],
};

/** Options of a publication, which has no mode of its own. */
const ofPublication = ['--note', '--removes', '--grows'];

/** Refuses options without effect, such as `--percent` without `--promote`. */
function requireCompanions({ names, options }: ReleaseArguments): void {
  const modes = ['--promote', '--rollback', '--grant', '--list'].filter((mode) => options.has(mode));
  if (modes.length > 1) throw new UsageError(`One at a time: ${modes.join(' or ')}.`);
  for (const [option, hosts] of Object.entries(companions)) {
    if (options.has(option) && !hosts.some((mode) => options.has(mode)))
      throw new UsageError(`${option} goes with ${hosts.join(' or ')}.`);
  }
  const misplaced = ofPublication.find((option) => modes.length > 0 && options.has(option));
  if (misplaced) throw new UsageError(`${misplaced} goes with a publication.`);
  if (modes[0] === '--list' && options.has('--reason')) throw new UsageError('--reason changes nothing in a list.');
  if (modes.length + names.length > 0 && options.has('--yes'))
    throw new UsageError('--yes answers for all that changed: without an area.');
}

function commandOf(given: ReleaseArguments): Command {
  const { names, options } = given;
  if (names.length > 1) throw new UsageError(`One area at a time, not ${names.join(' and ')}.`);
  requireCompanions(given);
  const note = textOf(options, '--note');
  if (options.has('--list')) return { kind: 'list', name: names.length > 0 ? requireArea(names, '--list') : undefined };
  if (options.has('--grant'))
    return { kind: 'grant', name: requireSources(names, '--grant'), base: options.get('--base') };
  if (options.has('--promote'))
    return { kind: 'promote', name: requireArea(names, '--promote'), promotion: promotionOf(options) };
  if (options.has('--rollback'))
    return { kind: 'rollback', name: requireArea(names, '--rollback'), rollback: rollbackOf(options) };
  const accepted = acceptanceOf(options);
  if (names.length === 0 && accepted) throw new UsageError('--removes and --grows are for one area.');
  if (names.length === 0) return { kind: 'changed', isAccepted: options.has('--yes'), note };
  return { kind: 'publish', name: requireSources(names, 'A release'), note, accepted };
}

/** Reads the command line; throws a `UsageError`. `as` is the person in the audit log, by default git's user. */
export function readReleaseOptions(args: readonly string[]): { command: Command; as: string | undefined } {
  const given = take(args);
  return { command: commandOf(given), as: given.options.get('--as') };
}
