import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Playhead } from './playhead.ts';

/** A line of captions as plain text, and when it is said, in seconds. */
export interface Line {
  from: number;
  text: string;
}

/** The lines of a captions file. An address never changes what it holds, so it is read once per visit. */
export function useLines(src: string) {
  return useQuery({ queryKey: ['lines', src], staleTime: Number.POSITIVE_INFINITY, queryFn: () => readLines(src) });
}

/**
 * The browser itself reads the file, beside a video that nobody sees: one parser for the picture and the transcript, and
 * no markup of the file becomes part of the page.
 */
function readLines(src: string): Promise<Line[]> {
  const video = document.createElement('video');
  const element = document.createElement('track');
  video.hidden = true;
  element.kind = 'captions';
  element.src = src;
  video.append(element);
  document.body.append(video);
  const reading = new Promise<Line[]>((resolve, reject) => {
    element.addEventListener('load', () => resolve(Array.from(element.track.cues ?? [], toLine)));
    element.addEventListener('error', () => reject(new Error('The captions did not come.')));
  });
  // Asks for the file.
  element.track.mode = 'hidden';
  return reading.finally(() => video.remove());
}

const toLine = (cue: TextTrackCue): Line => {
  const text = (cue as VTTCue).getCueAsHTML().textContent;
  return { from: cue.startTime, text: text.replaceAll(/\s+/g, ' ').trim() };
};

/** The line being said, or said last: its index; -1 before the first. */
export function useCurrentLine(playhead: Playhead, lines: readonly Line[]): number {
  return useSyncExternalStore(playhead.subscribe, () => lines.findLastIndex(({ from }) => from <= playhead.time()));
}
