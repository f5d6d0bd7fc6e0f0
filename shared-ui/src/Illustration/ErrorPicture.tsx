import { color } from '../theme/tokens.ts';
import { outline, type PictureProps, Scene } from './scene.tsx';

/** The red cross-circle, on a window that did not open. */
export const ErrorPicture = (props: PictureProps) => (
  <Scene {...props}>
    <path d="M58 52h124a6 6 0 0 1 6 6v94H52V58a6 6 0 0 1 6-6Z" fill={color.surface} {...outline} />
    <path d="M52 72h136" {...outline} />
    <path d="M63 62h.010m9 0h.010m9 0h.010" stroke={color.accent} strokeWidth="5" strokeLinecap="round" />
    <circle cx="120" cy="112" r="29" fill={color.dangerSoft} stroke={color.danger} strokeWidth="4" />
    <path d="m109 101 22 22m0-22-22 22" stroke={color.danger} strokeWidth="5" strokeLinecap="round" />
  </Scene>
);
