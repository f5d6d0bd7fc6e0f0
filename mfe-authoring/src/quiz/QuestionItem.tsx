import { withoutPictures } from '@vidya/contracts/rules/quiz/picture-mark';
import { questionTypeNames, type WrittenQuestion } from '@vidya/contracts/rules/quiz/question';
import { Badge, Icon } from '@vidya/shared-ui';
import { bare, mutedCaption, row } from '@vidya/shared-ui/mixins';
import { color, space, type } from '@vidya/shared-ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { firstLine, rightText } from '../data/lecture/quiz-texts.ts';

interface QuestionItemProps {
  question: WrittenQuestion;
  /** The first line of the question is pressed. */
  onOpen: () => void;
  menu: ReactNode;
}

/** A question in a list: its first line, its type, points and tags, and what is right. */
export const QuestionItem = ({ question, onOpen, menu }: QuestionItemProps) => (
  <Item>
    <Title>
      <LineButton type="button" onClick={onOpen}>
        <bdi>{firstLine(question)}</bdi>
      </LineButton>
      {menu}
    </Title>
    <small>
      <Badge>{questionTypeNames[question.type]}</Badge> {question.points} {question.points === 1 ? 'point' : 'points'}
      {question.tags.length > 0 ? ` · ${question.tags.join(', ')}` : null}
    </small>
    <p>
      <Icon name="check" size={16} /> <bdi>{withoutPictures(rightText(question))}</bdi>
    </p>
  </Item>
);

/** A text that can be pressed. */
export const LineButton = styled.button`
  ${bare}
  color: ${color.primary};
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

  > ${LineButton} {
    padding-block: ${space[2]};
    ${type.label}
    color: ${color.ink};
  }
`;

const Item = styled.li`
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
