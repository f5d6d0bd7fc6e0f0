import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName } from './icon-paths.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name'> {
  name: IconName;
  /** Width and height in px. */
  size?: number;
  /** Its meaning, when no text beside it says so. Without a label the icon is decoration. */
  label?: string;
  /** Fills the shape with the text's colour. */
  isFilled?: boolean;
}

/** A stroke icon in the colour of the text around it. */
export function Icon({ name, size = 20, label, isFilled, ...rest }: IconProps) {
  const voice = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Drawing
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={isFilled ? 'currentColor' : 'none'}
      {...voice}
      {...rest}
    >
      <path d={iconPaths[name]} stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
`;
