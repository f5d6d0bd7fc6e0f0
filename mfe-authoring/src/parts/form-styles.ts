import { color, layer, media, Stack, space, type } from '@vidya/shared-ui';
import { card, stack } from '@vidya/shared-ui/mixins';
import { styled } from 'styled-components';

export const Form = styled.form`
  ${stack(6)}

  /* What has the focus is never behind the bar of buttons. */
  & :is(input, textarea, select, button, a, [contenteditable]) {
    scroll-margin-bottom: 6rem;
  }
`;

/** Two fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Group = styled.fieldset`
  ${stack(6)}
  min-width: 0;
  margin: 0;
  padding: ${space[5]};
  ${card}

  ${media.tablet} {
    padding: ${space[8]};
  }

  & > legend {
    float: left;
    padding: 0;
    ${type.h3}
  }

  & > legend > h2 {
    font: inherit;
  }

  & > legend + * {
    clear: both;
  }
`;

/** A panel of a page with a heading of its own. */
export const Panel = styled(Stack)`
  padding: ${space[5]};
  ${card}

  h2 {
    ${type.h3}
  }

  ${media.tablet} {
    padding: ${space[6]} ${space[8]};
  }
`;

/** The form's buttons, the primary one last. On phones they stack, the primary one first. */
export const Actions = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${space[3]};

  ${media.tablet} {
    flex-direction: row;
    justify-content: flex-end;

    & > :first-child:not(:last-child) {
      margin-right: auto;
    }
  }
`;

/** Below the shell's bar, one above the other: a form's buttons, and the uploads. */
export const formLayer = { buttons: layer.sticky - 2, uploads: layer.sticky - 1 } as const;

/**
 * A long form's buttons stay visible at the bottom of the window, side by side on phones too, and above the bar of
 * uploads while there is one.
 */
export const StickyActions = styled(Actions)`
  position: sticky;
  z-index: ${formLayer.buttons};
  bottom: var(--upload-bar, 0px);
  flex-direction: row;
  margin: 0 calc(-1 * ${space[2]});
  padding: ${space[3]} ${space[2]} max(${space[3]}, env(safe-area-inset-bottom));
  background: ${color.paper};
  border-top: 1px solid ${color.line};

  & > * {
    flex: 1;
  }

  ${media.tablet} {
    & > * {
      flex: none;
    }
  }
`;
