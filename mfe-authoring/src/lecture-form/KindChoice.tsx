import { color, Icon, motion, radius, space, type, visuallyHidden } from '@vidya/shared-ui';
import { inlineLine, row, touchHeight } from '@vidya/shared-ui/mixins';
import { styled } from 'styled-components';
import { type FormKind, formKinds } from '../data/lecture/form-kinds.ts';
import { kindTexts } from './kind-texts.ts';

interface KindChoiceProps {
  kind: FormKind;
  onChoose: (kind: FormKind) => void;
}

/** What a new lecture is made of; a stored one stays what it is. */
export const KindChoice = ({ kind, onChoose }: KindChoiceProps) => (
  <Kinds role="radiogroup" aria-label="Kind of lecture">
    {formKinds.map((one) => (
      <Kind key={one} $isChosen={one === kind}>
        <input type="radio" name="kind" checked={one === kind} onChange={() => onChoose(one)} />
        <Icon name={kindTexts[one].icon} />
        {kindTexts[one].choice}
      </Kind>
    ))}
  </Kinds>
);

const Kinds = styled.div`
  ${row(2)}
`;

const Kind = styled.label<{ $isChosen: boolean }>`
  position: relative;
  ${inlineLine(2)}
  min-height: 2.75rem;
  padding: 0 ${space[4]};
  background: ${({ $isChosen }) => ($isChosen ? color.primarySoft : color.surface)};
  border: 1px solid ${({ $isChosen }) => ($isChosen ? color.primary : color.lineStrong)};
  border-radius: ${radius.medium};
  ${type.label}
  color: ${({ $isChosen }) => ($isChosen ? color.primary : color.ink)};
  cursor: pointer;
  transition: background ${motion.quick};
  ${touchHeight}

  input {
    ${visuallyHidden}
  }
  &:hover {
    border-color: ${color.primary};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;
