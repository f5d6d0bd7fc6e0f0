import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { joined, type Stretch } from './watched.ts';

export interface Report {
  positionSeconds: number;
  watched: Stretch[];
  hasEnded: boolean;
}

export interface Outbox {
  /** Sends in the background: a failure shows no message. */
  send: (lectureId: string, report: Report) => void;
  /** Drops what has not arrived from a lecture. */
  forget: (lectureId: string) => void;
}

/** By lecture, the one reported last at the end; without content once sent. */
type Reports = ReadonlyMap<string, Report>;

const hasContent = ({ watched, hasEnded }: Report): boolean => watched.length > 0 || hasEnded;

/** Refused for good: the lecture is gone, or the report is invalid. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && [400, 404].includes(error.status);

const merged = (earlier: Report | undefined, later: Report): Report => ({
  positionSeconds: later.positionSeconds,
  watched: joined(earlier?.watched ?? [], later.watched),
  hasEnded: later.hasEnded || (earlier?.hasEnded ?? false),
});

/**
 * Sends the reports of a course's lectures. What did not arrive goes with the next report of any of them, or when the
 * line is back. It is cached with the responses: it outlives the viewer, and the session's end clears it.
 */
export function createOutbox(
  queries: QueryClient,
  courseId: string,
  deliver: (lectureId: string, report: Report) => Promise<void>,
): Outbox {
  const queryKey = ['learning', 'reports', courseId];
  queries.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
  const held = (): Reports => queries.getQueryData<Reports>(queryKey) ?? new Map();
  const hold = (reports: Reports): void => void queries.setQueryData(queryKey, reports);
  const without = (lectureId: string) => new Map([...held()].filter(([id]) => id !== lectureId));

  const dispatch = ([lectureId, report]: [string, Report]): void => {
    hold(new Map(held()).set(lectureId, { ...report, watched: [], hasEnded: false }));
    deliver(lectureId, report).catch((error: unknown) => {
      const later = held().get(lectureId);
      if (!later || isRefused(error)) return;
      hold(new Map(held()).set(lectureId, merged(report, later)));
      window.addEventListener('online', flush, { once: true });
    });
  };
  const flush = (): void => {
    const reports = [...held()];
    if (!reports.some(([, report]) => hasContent(report))) return;
    // The last one goes in any case: the lecture whose report arrives last is where the learner is.
    for (const each of reports) if (hasContent(each[1]) || each === reports.at(-1)) dispatch(each);
  };
  return {
    send: (lectureId, report) => {
      if (hasContent(report)) hold(without(lectureId).set(lectureId, merged(held().get(lectureId), report)));
      flush();
    },
    forget: (lectureId) => hold(without(lectureId)),
  };
}
