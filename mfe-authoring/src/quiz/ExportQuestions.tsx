import { formatLosses, type QuestionFormat, questionFormats } from '@vidya/contracts/rules/quiz/format-losses';
import type { WrittenQuestion } from '@vidya/contracts/rules/quiz/question';
import { ExportFormat, ExportFormats } from '../parts/ExportFormat.tsx';

interface ExportQuestionsProps {
  addressOf: (format: QuestionFormat) => string;
  /** What the file has, in a sentence. */
  about: string;
  /** Null for questions that are not known here: all that a format may lose is shown. */
  questions: readonly WrittenQuestion[] | null;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

const formats: Record<QuestionFormat, { name: string; about: string }> = {
  gift: { name: 'GIFT', about: 'A text that Moodle and many tools read.' },
  qti: { name: 'QTI 2.1', about: 'A package for test systems and other learning platforms.' },
  qti3: { name: 'QTI 3.0', about: 'The same for systems that read the newer version.' },
};

/** Offers the stored questions in each format, and says what other systems do not take of them. */
export const ExportQuestions = ({ addressOf, about, questions, onClose, focusAfter }: ExportQuestionsProps) => (
  <ExportFormats title="Export questions" about={about} onClose={onClose} focusAfter={focusAfter}>
    {questionFormats.map((format) => (
      <ExportFormat
        key={format}
        {...formats[format]}
        href={addressOf(format)}
        losses={formatLosses(questions, format)}
      />
    ))}
  </ExportFormats>
);
