import type { Lecture } from '@vidya/contracts/calls/lecture';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Playhead } from '../data/player/playhead.ts';
import { useOutbox } from '../data/player/report-progress.ts';
import { startOf } from '../data/player/resume.ts';

const reportEveryMs = 10_000;
/** From this share on the end is on the screen. */
const endShare = 0.98;
/** Below the bar of the site, in px. */
const readingLinePx = 120;

/** The share of an element that lies above the lower edge of the window, 0 to 1. */
function shareRead(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect();
  return height > 0 ? Math.min(1, Math.max(0, (window.innerHeight - top) / height)) : 0;
}

/** The paragraph at the reading line, from 1; the last one above it. */
function paragraphAt(element: HTMLElement): number {
  const tops = [...element.children].map((child) => child.getBoundingClientRect().top);
  return Math.max(1, tops.filter((top) => top <= readingLinePx + 1).length);
}

interface Reading {
  courseId: string;
  lecture: Lecture;
  isRecorded: boolean;
  playhead: Playhead;
  /** The element whose children are the paragraphs; null until it is there. */
  text: HTMLElement | null;
}

/**
 * Follows how far an article is read: tells the server the position and the seconds that it was on the screen, every ten
 * seconds and when the page or the lecture is left.
 */
export function useReading({ courseId, lecture, isRecorded, playhead, text }: Reading): void {
  const outbox = useOutbox(courseId);
  const { watchedSeconds: from = 0, isCompleted = false } = lecture.progress ?? {};
  const [begun] = useState(() => ({ from, sentAt: Date.now() }));
  const reading = useRef({ ...begun, unsent: 0, share: 0, hasEnded: false });
  const report = useEffectEvent((): void => {
    const now = reading.current;
    if (!isRecorded || now.unsent === 0) return;
    // A text that has left the page has no size: the share is the one last seen.
    const { unsent, from, share, hasEnded } = now;
    const positionSeconds = Math.round(share * lecture.durationSeconds);
    outbox.send(lecture._id, { positionSeconds, watched: [[from, from + unsent]], hasEnded });
    Object.assign(now, { unsent: 0, from: from + unsent, sentAt: Date.now() });
  });
  const look = useEffectEvent((seconds: number): void => {
    if (!text || document.visibilityState === 'hidden') return;
    const now = reading.current;
    now.unsent += seconds;
    now.share = shareRead(text);
    const isEnd = now.share >= endShare;
    const isNewEnd = isEnd && !now.hasEnded;
    now.hasEnded ||= isEnd;
    playhead.move(paragraphAt(text));
    if (isNewEnd || Date.now() - now.sentAt >= reportEveryMs) report();
  });
  const startOver = useEffectEvent(() => Object.assign(reading.current, { from, unsent: 0, hasEnded: false }));
  useEffect(() => {
    // 'Mark as Not Done': the server has forgotten what was read.
    if (!isCompleted) startOver();
  }, [isCompleted]);
  useEffect(() => {
    const timer = setInterval(() => look(1), 1_000);
    const scrolled = (): void => look(0);
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') report();
    };
    const gone = (): void => report();
    window.addEventListener('scroll', scrolled, { passive: true });
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', gone);
    return () => {
      clearInterval(timer);
      window.removeEventListener('scroll', scrolled);
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', gone);
      gone();
    };
  }, []);
}

/** Lets Tab reach what is wider than the text, such as code, so that arrow keys can scroll it. */
export function useWideParts(text: HTMLElement | null): void {
  useEffect(() => {
    if (!text || typeof ResizeObserver === 'undefined') return undefined;
    const sizes = new ResizeObserver(() => {
      for (const part of text.querySelectorAll<HTMLElement>(':scope > *')) {
        if (part.scrollWidth > part.clientWidth) part.tabIndex = 0;
        else if (part.tabIndex === 0) part.removeAttribute('tabindex');
      }
    });
    sizes.observe(text);
    return () => sizes.disconnect();
  }, [text]);
}

/** Moves the focus to a part of the text, below the bar of the site. */
function focusOn(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start' });
}

/** Shows a part of the text by the id of its heading. */
export const showPart = (text: HTMLElement | null, id: string): void =>
  focusOn(text?.querySelector(`#${CSS.escape(id)}`));

interface ReadingPosition extends Pick<Reading, 'lecture' | 'playhead' | 'text'> {
  /** The paragraph to show first, from 1; undefined for where the learner stopped. */
  startAt?: number | undefined;
}

/** Scrolls to where reading starts when the text is there, and lets notes lead to their paragraphs. */
export function useReadingPosition({ lecture, playhead, text, startAt }: ReadingPosition): void {
  const restore = useEffectEvent((element: HTMLElement): void => {
    if (startAt !== undefined) return focusOn(element.children[startAt - 1]);
    const share = lecture.durationSeconds > 0 ? startOf(lecture) / lecture.durationSeconds : 0;
    if (share === 0) return;
    const { top, height } = element.getBoundingClientRect();
    window.scrollTo({ top: window.scrollY + top + share * height - window.innerHeight });
  });
  useEffect(() => {
    if (!text) return undefined;
    restore(text);
    playhead.attach((paragraph) => focusOn(text.children[paragraph - 1]));
    return () => playhead.attach(null);
  }, [text, playhead]);
}
