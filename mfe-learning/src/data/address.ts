import type { CourseSummary } from '@vidya/contracts/calls/course';
import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

const lectureTabs = ['overview', 'notes', 'questions', 'transcript'] as const;
export type LectureTab = (typeof lectureTabs)[number];

/** Router state that other screens pass along with the address (section 2, route table). */
interface ViewerState {
  course?: Partial<CourseSummary>;
  courseId?: string;
  /** The person has just chosen this lecture, so it may start by itself. */
  isPlaying?: boolean;
  /** Where in the lecture it starts: the second of a film, or the paragraph of an article. */
  startAt?: number;
}

/** The course and lecture named by the address, or by the router state that came with it (decision R1). */
export function useViewerAddress() {
  const location = useLocation();
  const [query] = useSearchParams();
  const state = (location.state ?? {}) as ViewerState;
  // The entry of a reload or of Back has the state of the first visit, since which the learner has gone on.
  const isFirstVisit = !/^POP$/.test(useNavigationType());
  return {
    courseId: query.get('courseId') ?? state.course?._id ?? state.courseId ?? null,
    /** Null when the address names no lecture; the viewer then selects the first one (decision L1). */
    lectureId: query.get('lectureId'),
    /** Shown until the server's response arrives. */
    topic: state.course?.topic ?? '',
    isPlaying: state.isPlaying === true,
    /** Undefined for where the learner left it. */
    startAt: isFirstVisit ? state.startAt : undefined,
  };
}

/** The coupon with which a visitor came to a free preview. */
export const useAddressCoupon = (): string | undefined => useSearchParams()[0].get('coupon') ?? undefined;

export type ViewerAddress = ReturnType<typeof useViewerAddress>;

/** The tab below the player, from the address; the choice stays when the lecture changes. */
export function useLectureTab(): [tab: LectureTab, choose: (tab: LectureTab) => void] {
  const { state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const asked = lectureTabs.find((each) => each === query.get('tab'));
  const [tab, setTab] = useState<LectureTab>(asked ?? 'overview');
  const choose = (next: LectureTab): void => {
    setTab(next);
    setQuery((now) => ({ ...Object.fromEntries(now), tab: next }), { replace: true, state, preventScrollReset: true });
  };
  return [tab, choose];
}
