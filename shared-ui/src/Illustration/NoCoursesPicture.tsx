import { color } from '../theme/tokens.ts';
import { outline, type PictureProps, Scene } from './Scene.tsx';

/** A shelf with free space, and a lamp. */
export function NoCoursesPicture(props: PictureProps) {
  return (
    <Scene {...props}>
      <path d="M62 112h116v8H62z" fill={color.accent} {...outline} />
      <path d="M76 120v32m88-32v32" {...outline} />
      <path d="M72 58h15v54H72z" fill={color.primary} {...outline} />
      <path d="M87 66h12v46H87z" fill={color.surface} {...outline} />
      <path d="m103 70 12-4 14 43-9 3h-4Z" fill={color.accentSoft} {...outline} />
      <path d="M72 70h15m-15 30h15m0-24h12" {...outline} />
      <path d="M144 102h28c-1.5 6.5-6 10-14 10s-12.5-3.5-14-10Z" fill={color.surface} {...outline} />
      <path
        d="M158 74c6 7 8.5 12 8.5 16.5a8.5 8.5 0 0 1-17 0C149.5 86 152 81 158 74Z"
        fill={color.accent}
        {...outline}
      />
    </Scene>
  );
}
