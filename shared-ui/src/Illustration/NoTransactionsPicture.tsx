import { color } from '../theme/tokens.ts';
import { outline, type PictureProps, Scene } from './Scene.tsx';

/** A receipt and a coin. */
export function NoTransactionsPicture(props: PictureProps) {
  return (
    <Scene {...props}>
      <path d="M80 42h68v110l-8.5-7-8.5 7-8.5-7-8.5 7-8.5-7-8.5 7-8.5-7-8.5 7Z" fill={color.surface} {...outline} />
      <path
        d="M94 100h40m-40 14h40m-40 14h22"
        stroke={color.lineStrong}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="5 6"
      />
      <path d="M104 58h22m-22 8h22m-22-8h5a8 8 0 0 1 0 16h-5l14 13" {...outline} />
      <circle cx="164" cy="128" r="22" fill={color.accent} {...outline} />
      <circle cx="164" cy="128" r="14.5" {...outline} strokeWidth={1.5} />
      <path d="M159 122h10m-10 4.5h10m-10-4.5h2.5a4.5 4.5 0 0 1 0 9H159l7 6" {...outline} strokeWidth={2} />
    </Scene>
  );
}
