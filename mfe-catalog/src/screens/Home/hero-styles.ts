import { row } from '@vidya/shared-ui/mixins';
import { color, media, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { Page } from '../../parts/Page.tsx';

export const Band = styled.section`
  overflow: hidden;
  background:
    radial-gradient(60rem 32rem at 78% 42%, ${color.accentSoft}, transparent 70%), ${color.paper};
  border-bottom: 1px solid ${color.line};
`;

export const Text = styled.div`
  max-width: 36rem;
`;

export const Title = styled.h1`
  ${type.display}
`;

export const Lead = styled.p`
  margin-top: ${space[5]};
  ${type.lead}
  color: ${color.inkMuted};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

export const Inner = styled(Page)`
  display: grid;
  gap: ${space[8]};
  align-items: center;
  padding-block: ${space[10]} ${space[8]};

  ${Actions} {
    margin-top: ${space[8]};
  }
  ${media.phoneOnly} {
    ${Actions} > * {
      flex: 1 1 100%;
    }
  }
  ${media.laptop} {
    grid-template-columns: minmax(0, 1.02fr) minmax(0, 1fr);
    gap: ${space[12]};
    padding-block: ${space[12]};
  }
`;

export const CompactInner = styled(Page)`
  ${row(8, 3)}
  justify-content: space-between;
  padding-block: ${space[5]};

  ${media.phoneOnly} {
    padding-block: ${space[4]};

    ${Actions} {
      flex: 1 1 100%;
      gap: ${space[2]};
    }
    /* Side by side on the narrowest phone. */
    ${Actions} > * {
      flex: 1 1 auto;
      padding-inline: ${space[3]};
    }
  }
`;

export const CompactTitle = styled.h1`
  ${type.h2}
`;
