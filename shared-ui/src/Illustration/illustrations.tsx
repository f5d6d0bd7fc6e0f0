import { color } from '../theme/tokens.ts';
import { line, outline, type PictureProps, Scene } from './scene.tsx';

/** A closed gate under an arch, with a lock on it. */
export const DeniedPicture = (props: PictureProps) => (
  <Scene {...props}>
    <path d="M72 152V98c0-25 20-40 48-50 28 10 48 25 48 50v54Z" fill={color.primary} {...outline} />
    <path d="M84 152v-52c0-18 15-29 36-37 21 8 36 19 36 37v52Z" fill={color.surface} {...outline} />
    <path d="M120 63v89M84 112h20m32 0h20m-60-29v69m48-69v69" {...line} />
    <path d="M109 106v-8a11 11 0 0 1 22 0v8" {...outline} />
    <path
      d="M106 106h28a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3h-28a3 3 0 0 1-3-3v-20a3 3 0 0 1 3-3Z"
      fill={color.accent}
      {...outline}
    />
    <path d="M120 116v6" {...outline} strokeWidth={4} />
  </Scene>
);

/** A kite whose string was cut. */
export const LostPicture = (props: PictureProps) => (
  <Scene {...props}>
    <path d="m132 34 40 22-14 42-42-20Z" fill={color.accent} {...outline} />
    <path d="m132 34 26 64-42-20Z" fill={color.primary} {...outline} />
    <path d="M116 78c20-22 38-26 56-22" {...outline} />
    <path d="m158 98 3 15 9-9Z" fill={color.danger} {...outline} />
    <path d="M128 74c-4 18 10 24 4 38" {...outline} strokeDasharray="1 7" />
    <path d="M66 152c-2-12 6-14 14-18s8-10 4-16" {...outline} />
    <path d="M56 136h20v16H56zM54 132h24v4H54zm0 20h24" fill={color.surface} {...outline} />
    <path d="M186 40c5-4 11-4 15 0m-8 12c4-3 8-3 11 0M44 72c5-4 11-4 15 0" {...line} />
  </Scene>
);

/** A shelf with free space, and a lamp. */
export const NoCoursesPicture = (props: PictureProps) => (
  <Scene {...props}>
    <path d="M62 112h116v8H62z" fill={color.accent} {...outline} />
    <path d="M76 120v32m88-32v32" {...outline} />
    <path d="M72 58h15v54H72z" fill={color.primary} {...outline} />
    <path d="M87 66h12v46H87z" fill={color.surface} {...outline} />
    <path d="m103 70 12-4 14 43-9 3h-4Z" fill={color.accentSoft} {...outline} />
    <path d="M72 70h15m-15 30h15m0-24h12" {...outline} />
    <path d="M144 102h28c-1.5 6.5-6 10-14 10s-12.5-3.5-14-10Z" fill={color.surface} {...outline} />
    <path d="M158 74c6 7 8.5 12 8.5 16.5a8.5 8.5 0 0 1-17 0C149.5 86 152 81 158 74Z" fill={color.accent} {...outline} />
  </Scene>
);

/** A magnifying glass over a page. */
export const NoResultsPicture = (props: PictureProps) => (
  <Scene {...props}>
    <path d="M70 50h76a5 5 0 0 1 5 5v97H65V55a5 5 0 0 1 5-5Z" fill={color.surface} {...outline} />
    <path d="M78 66h36v22H78zM78 102h60m-60 14h42m-42 14h52" {...line} strokeLinejoin="round" />
    <circle cx="146" cy="96" r="29" fill={color.paper} fillOpacity="0.92" {...outline} />
    <path d="m166.5 116.5 21 21" stroke={color.ink} strokeWidth="8" strokeLinecap="round" />
    <path d="m166.5 116.5 21 21" stroke={color.accent} strokeWidth="4" strokeLinecap="round" />
    <path d="M135 92v-2m22 2v-2m-19 17c4-4.5 12-4.5 16 0" {...outline} />
  </Scene>
);

/** A receipt and a coin. */
export const NoTransactionsPicture = (props: PictureProps) => (
  <Scene {...props}>
    <path d="M80 42h68v110l-8.5-7-8.5 7-8.5-7-8.5 7-8.5-7-8.5 7-8.5-7-8.5 7Z" fill={color.surface} {...outline} />
    <path d="M94 100h40m-40 14h40m-40 14h22" {...line} strokeDasharray="5 6" />
    <path d="M104 58h22m-22 8h22m-22-8h5a8 8 0 0 1 0 16h-5l14 13" {...outline} />
    <circle cx="164" cy="128" r="22" fill={color.accent} {...outline} />
    <circle cx="164" cy="128" r="14.5" {...outline} strokeWidth={1.5} />
    <path d="M159 122h10m-10 4.5h10m-10-4.5h2.5a4.5 4.5 0 0 1 0 9H159l7 6" {...outline} strokeWidth={2} />
  </Scene>
);
