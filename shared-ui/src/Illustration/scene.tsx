import type { ComponentProps } from 'react';
import { color } from '../theme/tokens.ts';

export type PictureProps = ComponentProps<'svg'>;

/** The shared background: a soft arch and a ground line, 240 × 176, in the theme's colours. */
export const Scene = ({ children, ...rest }: PictureProps) => (
  <svg viewBox="0 0 240 176" width="240" height="176" fill="none" aria-hidden="true" {...rest}>
    <path d="M38 152V96C38 46 76 20 120 8c44 12 82 38 82 88v56Z" fill={color.primarySoft} />
    <path d="M14 152.5h212" stroke={color.lineStrong} strokeWidth="2" strokeLinecap="round" />
    {children}
  </svg>
);

/** The outline of the objects in a scene. */
export const outline = {
  stroke: color.ink,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A quieter line: air, text, the bars of a gate. */
export const line = { stroke: color.lineStrong, strokeWidth: 2.5, strokeLinecap: 'round' } as const;
