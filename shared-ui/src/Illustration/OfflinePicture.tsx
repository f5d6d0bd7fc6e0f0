import { color } from '../theme/tokens.ts';
import { outline, type PictureProps, Scene } from './Scene.tsx';

/** A cloud and a pulled plug. */
export function OfflinePicture(props: PictureProps) {
  return (
    <Scene {...props}>
      <path d="M90 96a20 20 0 0 1-1-40 30 30 0 0 1 57-6 23 23 0 0 1 8 46Z" fill={color.surface} {...outline} />
      <path d="M108 68v2m26-2v2m-21 12c4-4.5 12-4.5 16 0" {...outline} />
      <path d="M120 96v8" {...outline} />
      <path d="M108 104h24v8a12 12 0 0 1-24 0Z" fill={color.accent} {...outline} />
      <path d="M112 132h16v8a8 8 0 0 1-16 0Zm2 0v-7m12 7v-7" fill={color.primary} {...outline} />
      <path d="M120 148c0 8-30-2-44 4" {...outline} />
      <path
        d="m140 118 8-3m-8 11 9 4m-49-12-8-3m8 11-9 4"
        stroke={color.danger}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </Scene>
  );
}
