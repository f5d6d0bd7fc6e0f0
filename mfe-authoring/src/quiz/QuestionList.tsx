import { withoutPictures } from '@vidya/contracts/rules/quiz/picture-mark';
import { questionTypeNames, type WrittenQuestion } from '@vidya/contracts/rules/quiz/question';
import type { ReadQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { Badge, color, Icon, radius, space, type } from '@vidya/shared-ui';
import { mutedCaption, row, stack } from '@vidya/shared-ui/mixins';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { rightText } from '../data/lecture/quiz-texts.ts';

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
              <Go type="button" onClick={() => onGoTo(line)}>
                Line {line}
              </Go>
              {message}
            </li>
          ))}
        </Problems>
      ) : null}
      <Questions>
        {questions.map((question, index) => (
          <Question key={lines[index]} question={question} onGoTo={() => onGoTo(lines[index]!)} menu={menuOf(index)} />
        ))}
      </Questions>
    </Parts>
  );
}

interface QuestionProps {
  question: WrittenQuestion;
  onGoTo: () => void;
  menu: ReactNode;
}

const Question = ({ question, onGoTo, menu }: QuestionProps) => (
  <li>
    <Title>
      <Go type="button" onClick={onGoTo}>
        <bdi>{withoutPictures(question.text).split('\n')[0] || 'Picture'}</bdi>
      </Go>
      {menu}
    </Title>
    <small>
      <Badge>{questionTypeNames[question.type]}</Badge> {question.points} {question.points === 1 ? 'point' : 'points'}
      {question.tags.length > 0 ? ` · ${question.tags.join(', ')}` : null}
    </small>
    <p>
      <Icon name="check" size={16} /> <bdi>{withoutPictures(rightText(question))}</bdi>
    </p>
  </li>
);

const Parts = styled.div`
  ${stack(4)}
  overflow-wrap: anywhere;

  & > p {
    ${type.label}
  }
`;

const Go = styled.button`
  padding: 0;
  background: none;
  border: 0;
  color: ${color.primary};
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;

const Title = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[2]};

  > ${Go} {
    padding-block: ${space[2]};
    ${type.label}
    color: ${color.ink};
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
  small {
    display: block;
    margin: ${space[1]} 0;
    ${mutedCaption}
  }
  p {
    ${row(2)}
    flex-wrap: nowrap;
    ${type.small}
    color: ${color.inkMuted};
  }
  p svg {
    flex: none;
    color: ${color.success};
  }
`;
