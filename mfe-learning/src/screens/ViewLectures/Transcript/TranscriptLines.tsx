import { Button, Icon } from '@vidya/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { type Line, useCurrentLine } from '../../../data/player/cues.ts';
import type { Playhead } from '../../../data/player/playhead.ts';
import { clock } from '../../../data/player/resume.ts';
import { Box, LineButton, Return } from './transcript-styles.ts';

interface TranscriptLinesProps {
  lines: Line[];
  playhead: Playhead;
  /** Keeps the current line in view until the person scrolls or focuses elsewhere in the list. */
  isFollowing: boolean;
}

/** The lines scroll in their own box: the page around it never moves by itself. */
export function TranscriptLines({ lines, playhead, isFollowing }: TranscriptLinesProps) {
  const current = useCurrentLine(playhead, lines);
  const [isPaused, setPaused] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const follows = isFollowing && !isPaused;

  useEffect(() => {
    const line = follows ? box.current?.querySelector<HTMLElement>('[aria-current]') : null;
    if (box.current && line) box.current.scrollTop = line.offsetTop - box.current.clientHeight / 3;
  }, [current, follows]);

  const look = (): void => setPaused(true);
  return (
    <>
      <Box ref={box} onWheel={look} onTouchMove={look} onPointerDown={look} onFocus={look}>
        <ol role="list" aria-label="Transcript">
          {lines.map((line, index) => (
            <li key={line.from}>
              <LineButton
                type="button"
                aria-current={index === current ? 'true' : undefined}
                onClick={() => {
                  playhead.seek(line.from);
                  setPaused(false);
                }}
              >
                <time>{clock(line.from)}</time>
                <span>{line.text}</span>
              </LineButton>
            </li>
          ))}
        </ol>
      </Box>
      {isFollowing && isPaused ? (
        <Return>
          <Button
            variant="secondary"
            size="small"
            icon={<Icon name="chevron-down" size={16} />}
            onClick={() => setPaused(false)}
          >
            Follow the Video
          </Button>
        </Return>
      ) : null}
    </>
  );
}
