import { usePerson } from '@vidya/contracts/browser/platform';
import { firstName, initialOf } from '@vidya/contracts/rules/text/reviewer-name';
import { Checkbox, type } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { useId } from 'react';
import { styled } from 'styled-components';

interface SignatureProps {
  isNamed: boolean;
  onChange: (isNamed: boolean) => void;
}

/** How a review is signed, each choice with what others will read. */
export function Signature({ isNamed, onChange }: SignatureProps) {
  const group = useId();
  const fullName = usePerson()?.fullName ?? '';
  return (
    <Choices>
      <legend>Beside your review</legend>
      <Checkbox
        type="radio"
        name={group}
        label="Show my first name"
        aside={<bdi translate="no">{firstName(fullName)}</bdi>}
        checked={isNamed}
        onChange={() => onChange(true)}
      />
      <Checkbox
        type="radio"
        name={group}
        label="Only my initial"
        aside={<bdi translate="no">{initialOf(fullName)}</bdi>}
        checked={!isNamed}
        onChange={() => onChange(false)}
      />
    </Choices>
  );
}

const Choices = styled.fieldset`
  ${stack(1)}
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    ${type.label}
  }
`;
