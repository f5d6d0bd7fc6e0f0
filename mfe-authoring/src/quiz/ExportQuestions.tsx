import { exportQuestionsAddress } from '@vidya/contracts/browser/addresses';
import { formatLosses, type QuestionFormat, questionFormats } from '@vidya/contracts/rules/quiz/format-losses';
import type { WrittenQuestion } from '@vidya/contracts/rules/quiz/question';
import { Button, Dialog } from '@vidya/shared-ui';
import { ExportFormat, ExportFormats } from '../parts/ExportFormat.tsx';

interface ExportQuestionsProps {
  courseId: string;
  lectureId: string;
  questions: readonly WrittenQuestion[];
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

const formats: Record<QuestionFormat, { name: string; about: string }> = {
  gift: { name: 'GIFT', about: 'A text that Moodle and many tools read.' },
  qti: { name: 'QTI 2.1', about: 'A package for test systems and other learning platforms.' },
  qti3: { name: 'QTI 3.0', about: 'The same for systems that read the newer version.' },
};

/** Offers the stored questions in each format, and says what other systems do not take of them. */
export const ExportQuestions = ({ courseId, lectureId, questions, onClose, focusAfter }: ExportQuestionsProps) => (
  <Dialog
    isOpen
    title="Export questions"
    onClose={onClose}
    focusAfter={focusAfter}
    actions={
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    }
  >
    <ExportFormats>
      <p>The file has the questions as they were last saved, without the settings of the quiz.</p>
      {questionFormats.map((format) => (
        <ExportFormat
          key={format}
          {...formats[format]}
          href={exportQuestionsAddress(courseId, lectureId, format)}
          losses={formatLosses(questions, format)}
        />
      ))}
    </ExportFormats>
  </Dialog>
);
