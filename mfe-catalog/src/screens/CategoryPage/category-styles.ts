import { muted } from '@vidya/shared-ui/mixins';
import { color, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { MeasuredRow } from '../../parts/MeasuredRow.tsx';
import { Page } from '../../parts/Page.tsx';

export const Frame = styled(Page)`
  padding-block: ${space[6]} 0;

  h1 {
    margin-top: ${space[8]};
  }
`;

export const Blurb = styled.p`
  max-width: 44rem;
  min-height: 1.55em;
  margin-top: ${space[3]};
  ${type.lead}
  color: ${color.inkMuted};
`;

export const Labels = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  margin-top: ${space[6]};
  padding-bottom: ${space[3]};
  border-bottom: 1px solid ${color.line};
  ${muted}
`;

export const Row = styled(MeasuredRow)`
  min-height: 22rem;
  margin: ${space[6]} 0;
`;
