/** A category's icon, decorative. `x` and `y` place it inside a larger drawing. */
export function CategoryGlyph({ slug, size = 24, x, y }: { slug: string; size?: number; x?: number; y?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} x={x} y={y} fill="none" aria-hidden="true">
      <path
        d={categoryGlyphs[slug] ?? categoryGlyphs['web-development']}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const ring = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** One icon per category, drawn as strokes on a 24 × 24 grid like the site's icons. */
const categoryGlyphs: Record<string, string> = {
  'web-development': `${box(3, 4.5, 18, 15)}M3 8.5h18m-10.5 3-2.5 2.5 2.5 2.5m3-5 2.5 2.5-2.5 2.5`,
  'data-science': 'M4 4v16h16M8 15.5l3.5-4.5 3.2 2.7L20 7m0 0h-3.8M20 7v3.8',
  'machine-learning': `${ring(5, 6.5, 2)}${ring(5, 17.5, 2)}${ring(19, 12, 2)}${ring(12, 12, 2)}M6.6 7.8l3.8 3m-3.8 5.5 3.8-3m3.6-1.3h3`,
  'generative-ai':
    'm10.5 4 1.9 5.6L18 11.5l-5.6 1.9-1.9 5.6-1.9-5.6L3 11.5l5.6-1.9L10.5 4Zm8 11 .8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8.8-2.2Z',
  blockchain: `${box(2.5, 8.5, 7, 7)}${box(14.5, 8.5, 7, 7)}M7.5 12h9M6 5.5h12m-12 13h12`,
  'cloud-computing': 'M7 18.5a4 4 0 0 1-.5-7.97A5.5 5.5 0 0 1 17 9.2a4.7 4.7 0 0 1 .3 9.3H7Z',
  'data-structures': `${ring(12, 5, 2)}${ring(6, 12, 2)}${ring(18, 12, 2)}${ring(9.5, 19, 2)}M10.6 6.5l-3.2 3.9m6-3.9 3.2 3.9M6.9 13.8l1.7 3.4`,
  mysql:
    'M5 6c0-1.4 3.1-2.5 7-2.5S19 4.6 19 6s-3.1 2.5-7 2.5S5 7.4 5 6Zm0 0v12c0 1.4 3.1 2.5 7 2.5s7-1.1 7-2.5V6M5 12c0 1.4 3.1 2.5 7 2.5s7-1.1 7-2.5',
  'operating-system': `${box(7, 7, 10, 10)}M10 3.5V7m4-3.5V7m-4 10v3.5m4-3.5v3.5M3.5 10H7m-3.5 4H7m10-4h3.5M17 14h3.5`,
  'computer-networks': `${box(9.5, 3.5, 5, 5)}${box(3.5, 15.5, 5, 5)}${box(15.5, 15.5, 5, 5)}M12 8.5V12m-6 3.5V12h12v3.5`,
  java: 'M5 10h11v5a4.5 4.5 0 0 1-4.5 4.5h-2A4.5 4.5 0 0 1 5 15v-5Zm11 1h1.5a2.5 2.5 0 0 1 0 5H16M8.5 7c-1-1.2 1-2 0-3.5m4 3.5c-1-1.2 1-2 0-3.5',
  'system-design': `${box(3.5, 4.5, 6, 5)}${box(14.5, 4.5, 6, 5)}${box(9, 15, 6, 5)}M9.5 7h5m-8 2.5v3h11v-3M12 12.5V15`,
  'ui-ux': 'M11 18.5H5a1 1 0 0 1-1-1v-12a1 1 0 0 1 1-1h13a1 1 0 0 1 1 1V10M4 8.5h15M12.5 12l8 3.1-3.5 1.4-1.5 3.5-3-8Z',
  'c++': 'M11.5 7.8a5.5 5.5 0 1 0 0 8.4M13 12h3.5m-1.75-1.75v3.5M18.5 12H22m-1.75-1.75v3.5',
};
