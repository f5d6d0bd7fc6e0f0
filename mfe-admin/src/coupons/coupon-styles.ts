import { media, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { Tools } from '../parts/list-tools.ts';
import { DenseTable } from '../parts/table-styles.ts';

export const CouponToolsFrame = styled(Tools)`
  > :last-child {
    grid-column: auto;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 10.5rem 10.5rem;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 10.5rem;
  }
`;

export const Dimming = styled(DenseTable)`
  margin-bottom: ${space[6]};

  ${media.desktop} {
    td:nth-child(3) {
      max-width: 16rem;
    }
  }
`;

export const Code = styled.strong`
  display: block;
  font-weight: 650;
  letter-spacing: 0.02em;
  overflow-wrap: anywhere;

  /* Most codes stay on a line. */
  ${media.desktop} {
    min-width: 6.5rem;
  }
`;

export const Pair = styled.div`
  display: grid;
  gap: ${space[4]};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const CodeRow = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;

  > :first-child {
    width: 100%;
  }
  > :last-child {
    margin-left: -${space[3]};
    padding: 0 ${space[3]};
  }
  /* The value stays as typed: another one would move the caret to its end. */
  input {
    text-transform: uppercase;
  }
`;
