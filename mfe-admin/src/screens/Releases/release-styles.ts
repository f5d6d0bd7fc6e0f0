import { color, media, radius, shadow, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Areas = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

export const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-width: 0;
  padding: ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.low};

  ${media.tablet} {
    padding: ${space[5]} ${space[6]} ${space[6]};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: baseline;

  h2 {
    ${type.h3}
  }
`;

export const Name = styled.span`
  ${type.small}
  color: ${color.inkMuted};
`;

export const Notices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  overflow-wrap: anywhere;
`;

export const Aside = styled.span`
  display: block;
  ${type.caption}
  color: ${color.inkMuted};
`;

/** The comparison, with the history beside it on wide windows. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]} ${space[8]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
  }
`;

export const SkeletonBlock = styled.div`
  display: grid;
  gap: ${space[3]};
`;

export const Version = styled.span`
  font-weight: 650;
  overflow-wrap: anywhere;
`;

export const Sources = styled.small`
  ${type.caption}
  color: ${color.inkMuted};
`;

export const Nothing = styled.p`
  margin-top: ${space[3]};
  ${type.small}
  color: ${color.inkMuted};
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[4]};

  &:empty {
    display: none;
  }
`;

export const History = styled.div`
  min-width: 0;

  h3 {
    margin-bottom: ${space[2]};
    ${type.label}
  }
  /* Its words begin where the lines above do. */
  > button {
    margin-left: calc(-1 * ${space[3]});
  }
`;

export const Lines = styled.ul.attrs({ role: 'list' })`
  && {
    margin: 0;
    padding: 0;
  }
  display: grid;
  gap: ${space[3]};
  ${type.small}
  list-style: none;
  overflow-wrap: anywhere;

  b {
    font-weight: 650;
  }
  p + p,
  time {
    ${type.caption}
    color: ${color.inkMuted};
  }
`;

export const Explained = styled.p`
  margin-top: ${space[5]};
  ${type.small}
  color: ${color.inkMuted};
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const Quick = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const Consequences = styled.div`
  min-height: 3rem;
  color: ${color.inkMuted};

  p + p {
    margin-top: ${space[1]};
  }
`;

export const Below = styled.div`
  margin-top: ${space[4]};
  color: ${color.ink};
`;

export const Refused = styled.ul`
  && {
    margin: ${space[3]} 0 0;
    padding: ${space[3]} ${space[4]} ${space[3]} ${space[8]};
  }
  display: grid;
  gap: ${space[2]};
  background: ${color.dangerSoft};
  border-radius: ${radius.medium};
  ${type.small}
  color: ${color.ink};
  overflow-wrap: anywhere;
`;
