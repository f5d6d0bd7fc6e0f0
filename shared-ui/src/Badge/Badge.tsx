import type { ComponentProps, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { inlineLine } from '../theme/mixins.ts';
import { color, radius, space, type } from '../theme/tokens.ts';

export type BadgeTone = keyof typeof tones;
type BadgeProps = { tone?: BadgeTone; icon?: ReactNode };

/** The state of something in one or two words: 'Draft', 'Expired', 'Paid'. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps & ComponentProps<'span'>) {
  return (
    <Label $tone={tone} {...rest}>
      {icon}
      {children}
    </Label>
  );
}

const tinted = (back: string, text: string) => css`
  background: ${back};
  color: ${text};
  border-color: color-mix(in oklab, ${text} 22%, transparent);
`;

const tones = {
  neutral: tinted(color.sunken, color.inkMuted),
  primary: tinted(color.primarySoft, color.primary),
  accent: tinted(color.accent, color.onAccent),
  success: tinted(color.successSoft, color.success),
  warning: tinted(color.warningSoft, color.warning),
  danger: tinted(color.dangerSoft, color.danger),
  info: tinted(color.infoSoft, color.info),
};

const Label = styled.span<{ $tone: BadgeTone }>`
  ${inlineLine(1)}
  padding: 0.125rem ${space[2]};
  border: 1px solid;
  border-radius: ${radius.pill};
  ${type.caption}
  font-weight: 650;
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}
`;
