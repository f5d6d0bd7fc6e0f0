import { settingsProblems } from '@vidya/contracts/rules/quiz/question-problems';
import {
  type QuizMode,
  type QuizSettings,
  quizModes,
  type RevealTime,
  revealTimes,
} from '@vidya/contracts/rules/quiz/quiz-settings';
import { Checkbox, Select, TextField } from '@vidya/shared-ui';
import { useState } from 'react';
import { modeTexts, revealTexts } from '../data/lecture/quiz-texts.ts';
import { Pair } from '../parts/form-styles.ts';

interface QuizSettingsFieldsProps {
  settings: QuizSettings;
  /** After a save that was refused. */
  error: string | undefined;
  onChange: (settings: QuizSettings) => void;
}

/** What a number that can not be read counts as: no setting accepts it. */
const unreadable = -1;

/** The settings of a quiz. */
export function QuizSettingsFields({ settings, error, onChange }: QuizSettingsFieldsProps) {
  const set = (change: Partial<QuizSettings>): void => onChange({ ...settings, ...change });
  const problems = error === undefined ? {} : settingsProblems(settings);
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
    </>
  );
}

interface NumberFieldProps {
  label: string;
  suffix?: string;
  help?: string;
  /** Null for a blank field. */
  value: number | null;
  error: string | undefined;
  onChange: (value: number | null) => void;
}

/** A whole number; what is typed stays as it is typed. */
function NumberField({ value, onChange, ...texts }: NumberFieldProps) {
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  return (
    <TextField
      {...texts}
      inputMode="numeric"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const text = target.value.trim();
        onChange(text === '' ? null : /^\d{1,6}$/.test(text) ? Number(text) : unreadable);
      }}
    />
  );
}
