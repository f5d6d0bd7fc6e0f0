import { exportQuestionsAddress } from '@vidya/contracts/browser/addresses';
import { formatLosses, type QuestionFormat, questionFormats } from '@vidya/contracts/rules/quiz/format-losses';
import type { WrittenQuestion } from '@vidya/contracts/rules/quiz/question';
import { Button, Dialog, Icon, Note } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { color, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

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
    <Parts>
      <p>The file has the questions as they were last saved, without the settings of the quiz.</p>
      {questionFormats.map((format) => (
        <Format
          key={format}
          format={format}
          href={exportQuestionsAddress(courseId, lectureId, format)}
          losses={formatLosses(questions, format)}
        />
      ))}
    </Parts>
  </Dialog>
);

interface FormatProps {
  format: QuestionFormat;
  href: string;
  losses: string[];
}

function Format({ format, href, losses }: FormatProps) {
  const { name, about } = formats[format];
  return (
    <Section aria-labelledby={`export-${format}`}>
      <div>
        <h3 id={`export-${format}`}>{name}</h3>
        <p>{about}</p>
        {losses.length > 0 ? (
          <ul>
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        ) : (
          <Note>It can say all that is in these questions.</Note>
        )}
      </div>
      <Button as="a" download href={href} variant="secondary" icon={<Icon name="download" size={16} />}>
        Export as {name}
      </Button>
    </Section>
  );
}

const Parts = styled.div`
  ${stack(5)}
  overflow-wrap: anywhere;
`;

const Section = styled.section`
  ${stack(3)}
  justify-items: start;
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};

  h3 {
    ${type.label}
  }
  ul {
    margin-top: ${space[2]};
    padding-left: ${space[5]};
    ${type.small}
    color: ${color.inkMuted};
  }
`;
