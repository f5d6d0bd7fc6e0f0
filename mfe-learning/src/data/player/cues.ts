import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Playhead } from './playhead.ts';

/** A caption as plain text, and when it starts, in seconds; several may start at one moment. */
export interface Line {
  /** Its position in the file. */
  index: number;
  from: number;
  text: string;
}

/** The lines of a captions file. The file at an address never changes, so it is read once per visit. */
export function useLines(src: string) {
  return useQuery({ queryKey: ['lines', src], staleTime: Number.POSITIVE_INFINITY, queryFn: () => readLines(src) });
}

/** The browser parses the file through a hidden video, so that no markup of it becomes part of the page. */
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
  // Starts the download.
  element.track.mode = 'hidden';
  return reading.finally(() => video.remove());
}

const toLine = (cue: TextTrackCue, index: number): Line => {
  const text = (cue as VTTCue).getCueAsHTML().textContent;
  return { index, from: cue.startTime, text: text.replaceAll(/\s+/g, ' ').trim() };
};

/** The index of the line that is spoken now, or was spoken last; -1 before the first. */
export function useCurrentLine(playhead: Playhead, lines: readonly Line[]): number {
  return useSyncExternalStore(playhead.subscribe, () => lines.findLastIndex(({ from }) => from <= playhead.time()));
}
