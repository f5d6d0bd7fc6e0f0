import { Select } from '@vidya/shared-ui';
import { media, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

interface PageSizeProps {
  sizes: readonly number[];
  size: number;
  onChoose: (size: number) => void;
}

/** The choice of the page size. */
export function PageSize({ sizes, size, onChoose }: PageSizeProps) {
  return (
    <Choice>
      <Select
        label="Per page"
        options={sizes.map(String)}
        value={String(size)}
        onChange={(event) => onChoose(Number(event.target.value))}
      />
    </Choice>
  );
}

/** Below a list: the pager in the middle and the page size at the end; stacked on a phone. */
export const ListFoot = styled.div`
  display: grid;
  gap: ${space[4]};
  align-items: center;
  justify-items: center;

  ${media.tablet} {
    grid-template-columns: 1fr auto 1fr;

    > :first-child {
      grid-column: 2;
    }
    > :last-child {
      justify-self: end;
    }
  }
`;

/** The label stands before the field, so that the row is one line. */
const Choice = styled.div`
  > * {
    display: flex;
    gap: ${space[3]};
    align-items: center;
  }
  label {
    white-space: nowrap;
  }
`;
