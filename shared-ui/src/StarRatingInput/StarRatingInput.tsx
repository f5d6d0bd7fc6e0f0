import { ratingCaption } from '@vidya/contracts/rules/course/rating';
import { type ComponentProps, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Stars } from '../StarRating/Stars.tsx';
import { overlay, square } from '../theme/mixins.ts';
import { color, radius, space, type } from '../theme/tokens.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface StarRatingInputProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** 0.5 to 5 in half steps; 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  /** The question, for screen readers. */
  label?: string;
}

/** Height of the stars; a half star is half as wide. */
const starPx = 48;
const values = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];

/** Chooses half steps by mouse, touch and arrow keys: ten native radio buttons, each under its half star (section 2). */
export function StarRatingInput({ value, onChange, label = 'Rating', ...rest }: StarRatingInputProps) {
  const [pointed, setPointed] = useState(0);
  const name = useId();
  const shown = pointed || value;
  return (
    <Frame {...rest}>
      <legend>{label}</legend>
      <Row onPointerLeave={() => setPointed(0)}>
        <Stars value={shown} size={starPx} />
        {values.map((each) => (
          <label key={each} onPointerEnter={(event) => setPointed(event.pointerType === 'mouse' ? each : 0)}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={value === each}
              onChange={() => {
                setPointed(0);
                onChange(each);
              }}
              aria-label={`${each} out of 5, ${ratingCaption(each)}`}
            />
          </label>
        ))}
      </Row>
      <Caption aria-hidden="true" $isChosen={shown > 0}>
        {ratingCaption(shown)}
      </Caption>
    </Frame>
  );
}

const Frame = styled.fieldset`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    ${visuallyHidden}
  }
`;

const Row = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(10, ${starPx / 2}px);
  height: ${starPx}px;
  align-items: center;
  border-radius: ${radius.small};

  svg {
    position: absolute;
  }
  label {
    position: relative;
    height: 100%;
    cursor: pointer;
  }
  input {
    ${overlay}
    ${square('100%')}
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 4px;
  }
`;

const Caption = styled.p<{ $isChosen: boolean }>`
  min-height: 1.5em;
  ${type.label}
  color: ${({ $isChosen }) => ($isChosen ? color.accentInk : color.inkMuted)};
  text-align: center;
`;
