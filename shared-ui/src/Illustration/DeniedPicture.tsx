import { color } from '../theme/tokens.ts';
import { outline, type PictureProps, Scene } from './Scene.tsx';

/** A closed gate under an arch, with a lock on it. */
export function DeniedPicture(props: PictureProps) {
  return (
    <Scene {...props}>
      <path d="M72 152V98c0-25 20-40 48-50 28 10 48 25 48 50v54Z" fill={color.primary} {...outline} />
      <path d="M84 152v-52c0-18 15-29 36-37 21 8 36 19 36 37v52Z" fill={color.surface} {...outline} />
      <path
        d="M120 63v89M84 112h20m32 0h20m-60-29v69m48-69v69"
        stroke={color.lineStrong}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M109 106v-8a11 11 0 0 1 22 0v8" {...outline} />
      <path
        d="M106 106h28a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3h-28a3 3 0 0 1-3-3v-20a3 3 0 0 1 3-3Z"
        fill={color.accent}
        {...outline}
      />
      <path d="M120 116v6" {...outline} strokeWidth={4} />
    </Scene>
  );
}
