import { color } from '../theme/tokens.ts';
import { outline, type PictureProps, Scene } from './Scene.tsx';

/** A kite whose string was cut. */
export function LostPicture(props: PictureProps) {
  return (
    <Scene {...props}>
      <path d="m132 34 40 22-14 42-42-20Z" fill={color.accent} {...outline} />
      <path d="m132 34 26 64-42-20Z" fill={color.primary} {...outline} />
      <path d="M116 78c20-22 38-26 56-22" {...outline} />
      <path d="m158 98 3 15 9-9Z" fill={color.danger} {...outline} />
      <path d="M128 74c-4 18 10 24 4 38" {...outline} strokeDasharray="1 7" />
      <path d="M66 152c-2-12 6-14 14-18s8-10 4-16" {...outline} />
      <path d="M56 136h20v16H56zM54 132h24v4H54zm0 20h24" fill={color.surface} {...outline} />
      <path
        d="M186 40c5-4 11-4 15 0m-8 12c4-3 8-3 11 0M44 72c5-4 11-4 15 0"
        stroke={color.lineStrong}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </Scene>
  );
}
