import { styled } from 'styled-components';
import { below, color, radius, space } from '../theme/tokens.ts';
import { BadgeSlot, Body, Byline, Facts, Frame, PictureFrame, Title } from './course-card-styles.ts';

/** A phone. With large text (`media.largeText`) nothing fits beside the picture: the card stays a card. */
export const phone = `@media (min-width: 20em) and ${below.tablet}`;

/** The card as a row of a list on phones: the picture on the left, all that the card says beside it. */
export const RowFrame = styled(Frame)`
  ${phone} {
    flex-direction: row;
    gap: ${space[3]};
    /* A title of two lines, rating and price below each other: as the skeleton, whatever the course says. */
    min-height: 9.5rem;
    padding-block: 0.625rem;
    background: none;
    border: 0;
    border-bottom: 1px solid ${color.line};
    border-radius: 0;
    box-shadow: none;

    &:hover {
      box-shadow: none;
      transform: none;
    }
    ${PictureFrame} {
      width: 8rem;
      height: max-content;
      margin-top: ${space[1]};
      border-radius: ${radius.medium};
    }
    ${BadgeSlot} {
      top: 1.125rem;
      left: ${space[1]};
    }
    ${Body} {
      gap: 0.125rem;
      min-width: 0;
      padding: 0;
    }
    ${Byline} {
      font-size: 0.875rem;
      line-height: 1.35;
    }
    ${Title} {
      min-height: 0;
      font-size: 1rem;
      line-height: 1.3;
    }
    ${Facts} {
      gap: ${space[1]};
      padding-top: 0;
    }
  }
`;
