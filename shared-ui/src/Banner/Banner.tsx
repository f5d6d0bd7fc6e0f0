import type { ComponentProps, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { row } from '../theme/mixins.ts';
import { color, radius, space, type } from '../theme/tokens.ts';

export interface BannerProps extends ComponentProps<'div'> {
  tone?: keyof typeof tones;
  icon?: IconName;
  /** A button or a link at the end. */
  action?: ReactNode;
}

/** A sentence about the current state: offline, saved. Screen readers announce it when it appears. */
export function Banner({ tone = 'info', icon, action, children, ...rest }: BannerProps) {
  return (
    <Frame $tone={tone} role={tone === 'danger' ? 'alert' : 'status'} {...rest}>
      <Icon name={icon ?? icons[tone]} />
      <Text>{children}</Text>
      {action}
    </Frame>
  );
}

const icons = { info: 'info', success: 'check-circle', warning: 'warning', danger: 'warning' } as const;

const tinted = (back: string, text: string) => css`
  background: ${back};
  border-color: color-mix(in oklab, ${text} 25%, transparent);

  > svg {
    color: ${text};
  }
`;

const tones = {
  info: tinted(color.infoSoft, color.info),
  success: tinted(color.successSoft, color.success),
  warning: tinted(color.warningSoft, color.warning),
  danger: tinted(color.dangerSoft, color.danger),
};

const Frame = styled.div<{ $tone: keyof typeof tones }>`
  ${row(3, 2)}
  padding: ${space[3]} ${space[4]};
  border: 1px solid;
  border-radius: ${radius.medium};
  color: ${color.ink};
  ${({ $tone }) => tones[$tone]}
`;

const Text = styled.div`
  flex: 1 1 10rem;
  ${type.small}
`;
