import { line, muted, mutedCaption, plainList, row } from '@vidya/shared-ui/mixins';
import { color, layer, media, shadow, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

export const Intro = styled.p`
  ${muted}
  margin-bottom: ${space[4]};
`;

export const Areas = styled.div`
  display: grid;
  margin-bottom: ${space[5]};
`;

/** One area. A fieldset, so that screen readers announce the area's name with each field. */
export const Row = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  margin: 0;
  padding: ${space[4]} 0;
  border: 0;
  border-top: 1px solid ${color.line};
  ${media.tablet} {
    grid-template: auto 1fr / minmax(12rem, 1fr) minmax(0, 2fr);
    align-items: start;
    gap: ${space[1]} ${space[6]};
  }
`;

/** Floats, so that the grid places the legend like any other child. */
export const Legend = styled.legend`
  float: left;
  padding: 0;
  ${type.label}
  ${media.tablet} {
    grid-column: 1;
    grid-row: 1;
  }
`;

export const Now = styled.div`
  ${row(2)}
  ${media.tablet} {
    grid-column: 1;
    grid-row: 2;
  }
`;

export const From = styled.span`
  ${mutedCaption}
  overflow-wrap: anywhere;
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 8.5rem;
  gap: ${space[3]};
  ${media.tablet} {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`;

export const Whole = styled.div`
  grid-column: 1 / -1;
`;

/** The duration, with the link beside it. */
export const Lasting = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[3]} ${space[6]};
  margin-bottom: ${space[4]};
  ${media.tablet} {
    grid-template-columns: minmax(12rem, 1fr) minmax(0, 2fr);
  }
`;

export const Summary = styled.summary`
  width: fit-content;
  min-height: 2.75rem;
  padding: ${space[2]} 0;
  ${type.label}
  cursor: pointer;
`;

export const Libraries = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  gap: ${space[1]} ${space[6]};
  ${plainList}
`;

export const Library = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  ${type.small}
`;

export const Version = styled.span`
  color: ${color.inkMuted};
  font-variant-numeric: tabular-nums;
`;

/** Fixed in a corner that pages leave free; as wide as the window on a phone. */
export const Bar = styled.section`
  position: fixed;
  z-index: ${layer.sticky};
  bottom: ${space[3]};
  left: ${space[3]};
  ${line(2)}
  max-width: calc(100vw - ${space[6]});
  padding: ${space[1]} ${space[2]} ${space[1]} ${space[4]};
  border: 1px solid ${color.warning};
  /* A pill with one line, and still round where a phone breaks it into three. */
  border-radius: 1.5rem;
  background: ${color.warningSoft};
  box-shadow: ${shadow.high};
  color: ${color.warning};
  &:has(> button:only-child) {
    padding-left: ${space[2]};
  }
`;

export const BarText = styled.p`
  ${type.small}
  font-weight: 600;
`;
