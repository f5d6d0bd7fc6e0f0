import { limits } from '@vidya/contracts/rules/limits';
import { cohorts } from '../../calls/choices.ts';
import type { Promotion, Rollback } from '../../calls/release.ts';
import type { NewRollout } from '../../calls/rollout.ts';
import type { Acceptance } from '../../gate/live-checks.ts';
import type { Options } from '../read-arguments.ts';
import { UsageError } from './usage.ts';

function percentOf(text: string, option = '--percent'): number {
  const percent = Number(text.replace('%', ''));
  if (/^\d+(\.\d{1,2})?\s*%?$/.test(text) && percent <= 100) return percent;
  throw new UsageError(`${option} is 0 to 100 with at most two decimals; it is '${text}'.`);
}

/** A text for the audit log. Throws a `UsageError` when it is too long. */
export function textOf(options: Options, name: '--note' | '--reason'): string {
  const text = options.get(name)?.trim() ?? '';
  if (text.length <= limits.releaseNoteMax) return text;
  throw new UsageError(`${name} has ${text.length} characters; ${limits.releaseNoteMax} are allowed.`);
}

/** `--promote` with its share, cohort and reason. Throws a `UsageError`. */
export function promotionOf(options: Options): Promotion {
  const version = options.get('--promote');
  const percent = options.get('--percent');
  const cohort = cohorts.find((each) => each === options.get('--cohort'));
  const reason = textOf(options, '--reason');
  if (options.has('--cohort') && !cohort) throw new UsageError(`--cohort is one of: ${cohorts.join(', ')}.`);
  return {
    ...(version && { version }),
    ...(percent !== undefined && { percent: percentOf(percent) }),
    ...(cohort && { cohort }),
    ...(reason && { reason }),
    ...(options.has('--unrehearsed') && { unrehearsed: true, reason: requireReason(options) }),
  };
}

/** '15m', '2h' or '90' (minutes). */
function minutesOf(text: string): number {
  const [, number, unit] = /^(\d{1,4})\s*(m|h|)$/.exec(text.trim()) ?? [];
  const minutes = Number(number) * (unit === 'h' ? 60 : 1);
  if (minutes >= 1 && minutes <= limits.rollout.maxDwellMinutes) return minutes;
  throw new UsageError(`--dwell is a time such as 15m or 2h, 24h at most; it is '${text}'.`);
}

/** `--rollout 1,5,25,100 --dwell 15m`. Throws a `UsageError`. */
export function rolloutOf(options: Options): NewRollout {
  const steps = (options.get('--rollout') ?? '').split(',').map((text) => percentOf(text.trim(), '--rollout'));
  const isRising = steps.every((step, index) => step > (steps[index - 1] ?? 0));
  const { maxSteps } = limits.rollout;
  if (!isRising || steps.length > maxSteps)
    throw new UsageError(`--rollout is up to ${maxSteps} rising shares, such as 1,5,25,100.`);
  const dwell = options.get('--dwell');
  if (dwell === undefined) throw new UsageError('How long does each step last? --dwell 15m');
  const { version, reason } = promotionOf(options);
  return { ...(version && { version }), steps, dwellMinutes: minutesOf(dwell), ...(reason && { reason }) };
}

/** `--reason`, which may not be missing here. Throws a `UsageError`. */
export function requireReason(options: Options): string {
  const reason = textOf(options, '--reason');
  if (!reason) throw new UsageError('Say why, for the audit log: --reason "…"');
  return reason;
}

/** `--rollback` with its reason and versions. Throws a `UsageError`. */
export function rollbackOf(options: Options): Rollback {
  const reason = requireReason(options);
  const [from, to] = [options.get('--from'), options.get('--to')];
  return { reason, ...(from && { from }), ...(to && { to }) };
}

/** What the publisher accepts of what the gate refuses otherwise. Throws a `UsageError`. */
export function acceptanceOf(options: Options): Acceptance | undefined {
  const removes = (options.get('--removes') ?? '').split(',').flatMap((path) => path.trim() || []);
  const [grows, affectsPage] = [options.has('--grows'), options.has('--affects-page')];
  if (removes.length > 0 || grows || affectsPage)
    return { removes, grows, ...(affectsPage && { affectsPage }), reason: requireReason(options) };
  if (!options.has('--reason')) return undefined;
  const changes = '--promote, --rollout, --halt, --go-on, --rollback, --removes, --grows, --affects-page';
  throw new UsageError(`--reason goes with a change: ${changes}.`);
}

/** `--preview [version] --hours 72`. Throws a `UsageError`. */
export function previewOf(options: Options): { version: string | undefined; hours: number } {
  const text = options.get('--hours') ?? '72';
  const hours = Number(text);
  const { maxHours } = limits.preview;
  if (!/^\d{1,3}$/.test(text) || hours < 1 || hours > maxHours)
    throw new UsageError(`--hours is 1 to ${maxHours}; it is '${text}'.`);
  return { version: options.get('--preview') || undefined, hours };
}

/** `--end-preview <id>`. Throws a `UsageError`. */
export function previewIdOf(options: Options): string {
  const id = options.get('--end-preview') ?? '';
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return id;
  throw new UsageError(`--end-preview is the id that --preview printed; it is '${id}'.`);
}
