import { color } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { CategoryGlyph } from '../../parts/CategoryGlyph.tsx';
import { LessonWindow } from './LessonWindow.tsx';

/** The category tiles around the lesson: position and colours. */
const tiles = [
  { slug: 'web-development', x: 18, y: 96, back: color.surface, ink: color.primary },
  { slug: 'generative-ai', x: 96, y: 20, back: color.accent, ink: color.onAccent },
  { slug: 'data-science', x: 474, y: 44, back: color.surface, ink: color.accentInk },
  { slug: 'ui-ux', x: 494, y: 170, back: color.primary, ink: color.onPrimary },
  { slug: 'cloud-computing', x: 482, y: 306, back: color.surface, ink: color.primary },
  { slug: 'mysql', x: 16, y: 250, back: color.surface, ink: color.accentInk },
] as const;

const dotted = { strokeOpacity: 0.28, strokeWidth: 1.5, strokeDasharray: '2 7', strokeLinecap: 'round' } as const;

/** A playing lecture under the lamp of the site's logo, with the categories around it, drawn in the theme's colours. */
export function HeroPicture() {
  return (
    <Drawing viewBox="0 0 560 460" fill="none" aria-hidden="true">
      <path d="M64 424V214C64 104 160 52 280 14c120 38 216 90 216 200v210Z" fill={color.primarySoft} />
      <path d="M88 424V220C88 124 172 76 280 41c108 35 192 83 192 179v204" stroke={color.primary} {...dotted} />
      <Lamp />
      <LessonWindow />
      {tiles.map(({ slug, x, y, back, ink }) => (
        <g key={slug} color={ink}>
          <rect x={x + 1} y={y + 4} width="56" height="56" rx="15" fill={color.ink} opacity=".1" />
          <rect x={x} y={y} width="56" height="56" rx="15" fill={back} stroke={color.line} />
          <CategoryGlyph slug={slug} size={28} x={x + 14} y={y + 14} />
        </g>
      ))}
      <path d="M28 424.5h504" stroke={color.lineStrong} strokeWidth="2" strokeLinecap="round" />
    </Drawing>
  );
}

/** The flame of the logo, above the lesson, and its light. */
function Lamp() {
  return (
    <>
      <circle cx="280" cy="88" r="58" fill={color.accent} opacity=".16" />
      <circle cx="280" cy="88" r="38" fill={color.accent} opacity=".22" />
      <path
        d="M280 50c14 16.500 20.500 29.200 20.500 40.300a20.500 20.500 0 0 1-41 0c0-11.100 6.500-23.800 20.500-40.300Z"
        fill={color.accent}
      />
      <path
        d="M280 78c5.500 7 8 12 8 16.500a8 8 0 0 1-16 0c0-4.500 2.500-9.500 8-16.500Z"
        fill={color.surface}
        opacity=".8"
      />
    </>
  );
}

const Drawing = styled.svg`
  width: 100%;
  max-width: 36rem;
  margin: 0 auto;
`;
