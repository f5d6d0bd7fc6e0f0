import type { LectureCaptions } from '@vidya/contracts/calls/lecture';
import { EmptyState, Select, TextField } from '@vidya/shared-ui';
import { useState } from 'react';
import { useLines } from '../../../data/player/cues.ts';
import type { Playhead } from '../../../data/player/playhead.ts';
import { bestLanguage } from '../../../data/player/stored-choices.ts';
import { LoadFailed } from '../../../parts/LoadFailed.tsx';
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

function Lines({ captions, playhead, sought }: { captions: LectureCaptions; playhead: Playhead; sought: string }) {
  const lines = useLines(captions.src);
  if (lines.isPending) return <TextSkeleton label="Loading the transcript" />;
  if (lines.isLoadingError) {
    const fallback = 'The captions of this lecture did not come.';
    return <LoadFailed query={lines} title="The transcript could not be loaded" titleAs="h2" fallback={fallback} />;
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

const has = (text: string, sought: string): boolean => text.toLocaleLowerCase().includes(sought.toLocaleLowerCase());
