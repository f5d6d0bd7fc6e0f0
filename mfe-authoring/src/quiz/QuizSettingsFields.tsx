import type { WrittenQuestion } from '@vidya/contracts/rules/quiz/question';
import { settingsProblems } from '@vidya/contracts/rules/quiz/question-problems';
import {
  type QuizMode,
  type QuizSettings,
  quizModes,
  type RevealTime,
  revealTimes,
} from '@vidya/contracts/rules/quiz/quiz-settings';
import { fieldInIndia, instantOfField } from '@vidya/contracts/texts/format';
import { Checkbox, Select, TextField } from '@vidya/shared-ui';
import { useState } from 'react';
import { modeTexts, revealTexts } from '../data/lecture/quiz-texts.ts';
import { Pair } from '../parts/form-styles.ts';
import { NumberField, unreadable } from '../parts/NumberField.tsx';
import { QuizDraws } from './QuizDraws.tsx';

interface QuizSettingsFieldsProps {
  courseId: string;
  settings: QuizSettings;
  questions: readonly WrittenQuestion[];
  /** After a save that was refused. */
  error: string | undefined;
  onChange: (settings: QuizSettings) => void;
}

/** The settings of a quiz. */
export function QuizSettingsFields({ courseId, settings, questions, error, onChange }: QuizSettingsFieldsProps) {
  const set = (change: Partial<QuizSettings>): void => onChange({ ...settings, ...change });
  const faults = settingsProblems(settings);
  const problems = error === undefined ? {} : faults;
  return (
    <>
      <Pair>
        <Select
          label="Kind"
          value={settings.mode}
          options={quizModes.map((value) => ({ value, label: modeTexts[value] }))}
          onChange={(event) => set({ mode: event.target.value as QuizMode })}
        />
        <Select
          label="Show right answers"
          value={settings.reveal}
          options={revealTimes.map((value) => ({ value, label: revealTexts[value] }))}
          onChange={(event) => set({ reveal: event.target.value as RevealTime })}
        />
        {settings.reveal === 'afterDate' ? (
          <RevealTimeField
            value={settings.revealAt}
            error={problems.revealAt}
            onChange={(revealAt) => set({ revealAt })}
          />
        ) : null}
        <NumberField
          label="Pass mark"
          suffix="%"
          value={settings.passPercent}
          error={problems.passPercent}
          onChange={(passPercent) => set({ passPercent: passPercent ?? unreadable })}
        />
        <NumberField
          label="Attempts"
          help="Blank for as many as a learner likes."
          value={settings.maxAttempts}
          error={problems.maxAttempts}
          onChange={(maxAttempts) => set({ maxAttempts })}
        />
        <NumberField
          label="Time limit"
          suffix="min"
          help="Blank for none. It goes on while the page is closed."
          value={settings.timeLimitMinutes}
          error={problems.timeLimitMinutes}
          onChange={(timeLimitMinutes) => set({ timeLimitMinutes })}
        />
        <NumberField
          label="Pause between attempts"
          suffix="min"
          value={settings.pauseMinutes}
          error={problems.pauseMinutes}
          onChange={(pauseMinutes) => set({ pauseMinutes: pauseMinutes ?? 0 })}
        />
      </Pair>
      <Checkbox
        label="Partial points where a part of the answer is right"
        checked={settings.hasPartialPoints}
        onChange={(event) => set({ hasPartialPoints: event.target.checked })}
      />
      <Checkbox
        label="Shuffle the questions of each attempt"
        checked={settings.isShuffled}
        onChange={(event) => set({ isShuffled: event.target.checked })}
      />
      <QuizDraws
        courseId={courseId}
        draws={settings.draws}
        questions={questions}
        // What the server refused, if it is no fault of another field.
        error={Object.keys(faults).length === 0 ? error : faults.draws}
        onChange={(draws) => set({ draws })}
      />
    </>
  );
}

interface RevealTimeProps {
  value: string | null;
  error: string | undefined;
  onChange: (value: string | null) => void;
}

/** A day and time in India. */
function RevealTimeField({ value, error, onChange }: RevealTimeProps) {
  const [typed, setTyped] = useState(value === null ? '' : fieldInIndia(value));
  return (
    <TextField
      label="Right answers from"
      type="datetime-local"
      help="India’s time."
      value={typed}
      error={error}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(instantOfField(target.value) ?? null);
      }}
    />
  );
}
