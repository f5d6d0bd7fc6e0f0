import { color } from '../theme/tokens.ts';
import { outline, type PictureProps, Scene } from './Scene.tsx';

/** A magnifying glass over a page. */
export function NoResultsPicture(props: PictureProps) {
  return (
    <Scene {...props}>
      <path d="M70 50h76a5 5 0 0 1 5 5v97H65V55a5 5 0 0 1 5-5Z" fill={color.surface} {...outline} />
      <path
        d="M78 66h36v22H78zM78 102h60m-60 14h42m-42 14h52"
        stroke={color.lineStrong}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="146" cy="96" r="29" fill={color.paper} fillOpacity="0.92" {...outline} />
      <path d="m166.5 116.5 21 21" stroke={color.ink} strokeWidth="8" strokeLinecap="round" />
      <path d="m166.5 116.5 21 21" stroke={color.accent} strokeWidth="4" strokeLinecap="round" />
      <path d="M135 92v-2m22 2v-2m-19 17c4-4.5 12-4.5 16 0" {...outline} />
    </Scene>
  );
}
