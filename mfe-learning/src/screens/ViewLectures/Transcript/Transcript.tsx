import type { LectureCaptions } from '@vidya/contracts/calls/lecture';
import { EmptyState, ErrorState, Select, TextField } from '@vidya/shared-ui';
import { useState } from 'react';
import { bestLanguage } from '../../../data/player/captions-choice.ts';
import { type Line, useLines } from '../../../data/player/cues.ts';
import type { Playhead } from '../../../data/player/playhead.ts';
import { TextSkeleton } from '../Notes/TextSkeleton.tsx';
import { Column } from '../Notes/text-styles.ts';
import { TranscriptLines } from './TranscriptLines.tsx';
import { Head, Transcribed } from './transcript-styles.ts';

interface TranscriptProps {
  /** At least one language. */
  captions: LectureCaptions[];
  playhead: Playhead;
}

/** The transcript: it follows the video, each line seeks to its moment, and a search finds text. */
export function Transcript({ captions, playhead }: TranscriptProps) {
  const [language, setLanguage] = useState(() => bestLanguage(captions)?.language);
  const [sought, seek] = useState('');
  const chosen = captions.find((each) => each.language === language) ?? captions[0];
  return (
    <Column>
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
      {chosen ? <Lines key={chosen.src} captions={chosen} playhead={playhead} sought={sought.trim()} /> : null}
    </Column>
  );
}

interface LinesProps {
  captions: LectureCaptions;
  playhead: Playhead;
  sought: string;
}

function Lines({ captions, playhead, sought }: LinesProps) {
  const lines = useLines(captions.src);
  if (lines.isPending) return <TextSkeleton label="Loading the transcript" />;
  if (lines.isLoadingError) {
    return (
      <ErrorState title="The transcript could not be loaded" titleAs="h2" onRetry={() => void lines.refetch()}>
        The captions of this lecture did not come.
      </ErrorState>
    );
  }
  const found = sought ? lines.data.filter(({ text }) => has(text, sought)) : lines.data;
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

const has = (text: Line['text'], sought: string): boolean =>
  text.toLocaleLowerCase().includes(sought.toLocaleLowerCase());
