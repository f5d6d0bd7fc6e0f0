import { breakpoint, color, media, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { DenseTable, Kept } from '../../parts/table-styles.ts';
import { Tools } from '../../parts/tools-styles.ts';

export const PaymentToolsFrame = styled(Tools)`
  > :last-child {
    grid-column: auto;
    min-height: 2.875rem;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 10.5rem auto;
  }
`;

/** What can be done with a payment stays in sight on a tablet. */
export const Dimming = styled(DenseTable)`
  ${media.tablet} {
    th {
      white-space: normal;
    }
  }
  ${media.desktop} {
    th:first-child,
    td:first-child {
      padding-left: ${space[5]};
    }
    /* Fifty rows are more than a window holds: the heads stay below the site's own bar, in a frame that does not scroll. */
    > div {
      overflow: clip;
    }
    th {
      position: sticky;
      top: 4.25rem;
      z-index: 1;
    }
  }
`;

/** Breaks even inside a word, so that the table never grows wider than its frame. */
export const Buyer = styled.span`
  display: block;
  overflow-wrap: anywhere;

  ${media.tablet} {
    min-width: 5.5rem;
  }
`;

export const Title = styled.span`
  display: block;
  font-weight: 600;
  overflow-wrap: anywhere;

  ${media.tablet} {
    min-width: 7.5rem;
  }
`;

/** On one line too, but where seven columns share a small tablet. */
export const Day = styled(Kept)`
  @media (min-width: ${breakpoint.tablet}px) and (max-width: 47.99rem) {
    white-space: normal;
  }
`;

export const Acts = styled.div`
  display: flex;
  gap: ${space[1]} ${space[5]};

  ${media.tablet} {
    flex-direction: column;
    align-items: flex-start;
    /* Two lines of words that act are no higher than a row is anyway. */
    margin: -${space[2]} 0;
  }
`;

/** Words that act, in a line as high as a finger needs. */
export const Act = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: 1.75rem;
  padding: 0;
  border: 0;
  background: none;
  ${type.label}
  color: ${color.link};
  text-decoration: none;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
  ${media.touch} {
    min-height: 2.75rem;
  }
`;

export const Reason = styled.div`
  margin-top: ${space[4]};
  color: ${color.ink};
`;

export const Below = styled.p`
  margin-top: ${space[6]};
  text-align: center;
`;
