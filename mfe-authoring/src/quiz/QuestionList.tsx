import type { ReadQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { color, Icon, radius, space, type } from '@vidya/shared-ui';
import { row, stack } from '@vidya/shared-ui/mixins';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LineButton, QuestionItem } from './QuestionItem.tsx';

interface QuestionListProps {
  read: ReadQuestions;
  /** Moves the caret of the text to a line, from 1. */
  onGoTo: (line: number) => void;
  /** The menu of a question, by its index. */
  menuOf: (index: number) => ReactNode;
}

/** What the text says: each question with what is right, and what can not be read. */
export function QuestionList({ read: { questions, lines, problems }, onGoTo, menuOf }: QuestionListProps) {
  const points = questions.reduce((sum, question) => sum + question.points, 0);
  return (
    <Parts>
      <p role="status">
        {questions.length} {questions.length === 1 ? 'question' : 'questions'}, {points}{' '}
        {points === 1 ? 'point' : 'points'}
        {problems.length > 0 ? `, ${problems.length} to correct` : null}
      </p>
      {problems.length > 0 ? (
        <Problems>
          {problems.map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              <Icon name="warning" size={16} />
              <LineButton type="button" onClick={() => onGoTo(line)}>
                Line {line}
              </LineButton>
              {message}
            </li>
          ))}
        </Problems>
      ) : null}
      <Questions>
        {questions.map((question, index) => (
          <QuestionItem
            key={lines[index]}
            question={question}
            onOpen={() => onGoTo(lines[index]!)}
            menu={menuOf(index)}
          />
        ))}
      </Questions>
    </Parts>
  );
}

const Parts = styled.div`
  ${stack(4)}
  overflow-wrap: anywhere;

  & > p {
    ${type.label}
  }
`;

const Problems = styled.ul.attrs({ role: 'list' })`
  ${stack(2)}
  padding: ${space[3]} ${space[4]};
  background: ${color.warningSoft};
  border-radius: ${radius.medium};
  ${type.small}

  li {
    ${row(2)}
  }
  svg {
    flex: none;
    color: ${color.warning};
  }
`;

const Questions = styled.ol`
  ${stack(4)}
  max-height: 36rem;
  padding-left: ${space[6]};
  overflow-y: auto;
  overscroll-behavior: contain;

  li::marker {
    ${type.label}
    color: ${color.inkMuted};
  }
`;
