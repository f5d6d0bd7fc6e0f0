import type { LectureCaptions } from '@vidya/contracts/calls/lecture';
import { Button, EmptyState, Select, TextField } from '@vidya/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { type Line, useCurrentLine, useLines } from '../../../data/player/cues.ts';
import type { Playhead } from '../../../data/player/playhead.ts';
import { clock } from '../../../data/player/resume.ts';
import { bestLanguage } from '../../../data/player/stored-choices.ts';
import { smallWith } from '../../../parts/buttons.tsx';
import { LoadFailed } from '../../../parts/LoadFailed.tsx';
import { TextSkeleton } from '../Notes/TextSkeleton.tsx';
import { Box, Frame, Head, LineButton, Lines, Return, Transcribed } from './transcript-styles.ts';

/** The transcript: it follows the video, each line seeks to its moment, and a search finds text. */
export function Transcript({ captions, playhead }: { captions: LectureCaptions[]; playhead: Playhead }) {
  const [language, setLanguage] = useState(() => bestLanguage(captions)?.language);
  const [sought, seek] = useState('');
  const chosen = captions.find((each) => each.language === language) ?? captions[0];
  return (
    <Frame>
      <Head>
        <TextField
          label="Search in the transcript"
          type="search"
          value={sought}
          onChange={(event) => seek(event.target.value)}
        />
        {captions.length > 1 ? (
          <Select
            label="Language"
            value={chosen?.language}
            onChange={(event) => setLanguage(event.target.value)}
            options={captions.map((each) => ({ value: each.language, label: each.label }))}
          />
        ) : null}
      </Head>
      {chosen ? <Searched key={chosen.src} captions={chosen} playhead={playhead} sought={sought.trim()} /> : null}
    </Frame>
  );
}

function Searched({ captions, playhead, sought }: { captions: LectureCaptions; playhead: Playhead; sought: string }) {
  const lines = useLines(captions.src);
  if (lines.isPending) return <TextSkeleton label="Loading the transcript" />;
  if (lines.isLoadingError) {
    const fallback = 'The captions of this lecture did not come.';
    return <LoadFailed query={lines} title="The transcript could not be loaded" titleAs="h2" fallback={fallback} />;
  }
  const found = lines.data.filter(({ text }) => text.toLocaleLowerCase().includes(sought.toLocaleLowerCase()));
  if (found.length === 0) {
    return (
      <EmptyState title={sought ? 'Nothing found' : 'Nothing is said in this lecture'} titleAs="h2">
        {sought ? `No line has “${sought}” in it.` : 'Its captions are empty.'}
      </EmptyState>
    );
  }
  return (
    <Transcribed lang={captions.language} dir="auto">
      <TranscriptLines lines={found} playhead={playhead} isFollowing={sought === ''} />
    </Transcribed>
  );
}

/**
 * The lines scroll in their own box: the page around it never moves by itself. `isFollowing` keeps the current line in
 * view until the person scrolls or focuses elsewhere in the list.
 */
function TranscriptLines({
  lines,
  playhead,
  isFollowing,
}: {
  lines: Line[];
  playhead: Playhead;
  isFollowing: boolean;
}) {
  const current = useCurrentLine(playhead, lines);
  const [isPaused, setPaused] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const follows = isFollowing && !isPaused;

  useEffect(() => {
    const line = follows ? box.current?.querySelector<HTMLElement>('[aria-current]') : null;
    if (box.current && line) box.current.scrollTop = line.offsetTop - box.current.clientHeight / 3;
  }, [current, follows]);

  const look = (): void => setPaused(true);
  const goTo = (line: Line): void => {
    playhead.seek(line.from);
    setPaused(false);
  };
  return (
    <>
      <Box ref={box} onWheel={look} onTouchMove={look} onPointerDown={look} onFocus={look}>
        <Lines aria-label="Transcript">
          {lines.map((line, index) => (
            <li key={line.index}>
              <LineButton
                type="button"
                aria-current={index === current ? 'true' : undefined}
                onClick={() => goTo(line)}
              >
                <time>{clock(line.from)}</time>
                <span>{line.text}</span>
              </LineButton>
            </li>
          ))}
        </Lines>
      </Box>
      {isFollowing && isPaused ? (
        <Return>
          <Button variant="secondary" onClick={() => setPaused(false)} {...smallWith('chevron-down')}>
            Follow the Video
          </Button>
        </Return>
      ) : null}
    </>
  );
}
