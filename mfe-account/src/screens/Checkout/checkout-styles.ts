import { color, layout, media, radius, shadow, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import type { CheckoutPhase } from '../../data/checkout/use-checkout.ts';

export const Sheet = styled.div`
  display: grid;
  justify-items: center;
  padding: ${space[6]} ${layout.gutter} ${space[16]};
  ${media.tablet} {
    padding-top: ${space[12]};
  }
`;

export const Panel = styled.section`
  display: grid;
  gap: ${space[5]};
  width: min(100%, 34rem);
  ${media.tablet} {
    padding: ${space[8]};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    background: ${color.surface};
    box-shadow: ${shadow.low};
  }
`;

export const Heading = styled.h1`
  ${type.h2}
`;

export const Course = styled.div`
  display: grid;
  grid-template-columns: 7.5rem 1fr;
  gap: ${space[4]};
  align-items: center;
  min-width: 0;
`;

export const Picture = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.small};
  display: grid;
  place-items: center;
  background: ${color.sunken};
  color: ${color.inkFaint};
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Topic = styled.p`
  ${type.strong}
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Facts = styled.p`
  ${type.small}
  color: ${color.inkMuted};
`;

export const Lines = styled.dl`
  display: grid;
  gap: ${space[2]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
  }
  dt {
    color: ${color.inkMuted};
  }
`;

export const Amount = styled.div`
  padding-top: ${space[2]};
  ${type.h3}
  && dt {
    color: inherit;
  }
`;

const backs: Record<CheckoutPhase, string> = {
  opening: color.infoSoft,
  open: color.infoSoft,
  blocked: color.warningSoft,
  refused: color.warningSoft,
  verifying: color.infoSoft,
  paid: color.successSoft,
  cancelled: color.sunken,
};

export const Status = styled.output<{ $phase: CheckoutPhase }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.medium};
  background: ${({ $phase }) => backs[$phase]};
  p {
    ${type.small}
    color: ${color.inkMuted};
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space[2]};
`;

export const Assurance = styled.p`
  display: flex;
  gap: ${space[2]};
  ${type.small}
  color: ${color.inkMuted};
  & > svg {
    margin-top: 0.2em;
  }
`;
