import { inlineLine, plainList, row, stack } from '@vidya/shared-ui/mixins';
import { color, media, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

const field = `
  min-height: 2.75rem;
  padding: 0 ${space[3]};
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  color: ${color.ink};
  font: inherit;

  &:disabled {
    background: ${color.sunken};
    color: ${color.inkMuted};
  }
`;

export const Choices = styled.div`
  ${stack(2)}

  small {
    ${type.small}
    color: ${color.inkMuted};
  }
`;

export const Choice = styled.label<{ $isRight: boolean | undefined }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: baseline;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${({ $isRight }) => ($isRight ? color.success : color.line)};
  border-radius: ${radius.medium};
  cursor: pointer;

  &:has(:checked) {
    background: ${color.primarySoft};
    border-color: ${({ $isRight }) => ($isRight ? color.success : color.primary)};
  }
  &:has(:disabled) {
    cursor: default;
  }
  input {
    accent-color: ${color.primary};
  }
  /* The baseline of a picture is its end. */
  &:has(img) {
    align-items: start;
  }
  svg {
    color: ${color.success};
  }
`;

export const UnitLine = styled.div`
  ${row(3)}
`;

export const TextInput = styled.input`
  ${field}
  flex: 1 1 12rem;
  max-width: 24rem;
`;

export const OrderList = styled.ol`
  ${plainList}
  ${stack(2)}
`;

export const OrderItem = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  gap: ${space[2]};
  align-items: center;
  padding: ${space[1]} ${space[2]} ${space[1]} ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  cursor: grab;

  > svg {
    color: ${color.inkFaint};
  }
  fieldset:disabled & {
    cursor: default;
  }
`;

export const Pairs = styled.ul`
  ${plainList}
  ${stack(3)}

  li {
    display: grid;
    gap: ${space[2]};
    align-items: center;
  }

  ${media.tablet} {
    li {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

export const GapText = styled.p`
  line-height: 3.25rem;
  overflow-wrap: anywhere;
`;

export const GapInput = styled.input`
  ${field}
  ${inlineLine(1)}
  width: 10rem;
  max-width: 100%;
  margin: 0 ${space[1]};
`;
