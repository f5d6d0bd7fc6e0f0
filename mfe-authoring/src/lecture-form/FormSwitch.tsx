import { Checkbox, Note } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';

interface FormSwitchProps {
  label: string;
  /** The sentence below the switch. */
  note: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch with a sentence that explains it. */
export function FormSwitch({ label, note, isOn, onChange }: FormSwitchProps) {
  const id = useId();
  return (
    <Frame>
      <Checkbox
        role="switch"
        aria-checked={isOn}
        label={label}
        aria-describedby={id}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Note id={id}>{note}</Note>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;

  ${Note} {
    padding-left: calc(2.25rem + ${space[3]});
  }
`;
