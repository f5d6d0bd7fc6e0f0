import { color } from '@vidya/shared-ui/tokens';

const rows = [
  { y: 352, width: 128, isDone: true },
  { y: 376, width: 96, isDone: true },
  { y: 400, width: 148, isDone: false },
];

/** A player with a slide about how a network learns, its progress, and a list of lessons with ticks. */
export function LessonWindow() {
  return (
    <g>
      <rect x="104" y="138" width="352" height="292" rx="18" fill={color.ink} opacity=".1" />
      <rect x="104" y="132" width="352" height="292.500" rx="18" fill={color.surface} stroke={color.line} />
      <Slide />
      <path d="M124 332h312" stroke={color.line} strokeWidth="6" strokeLinecap="round" />
      <path d="M124 332h176" stroke={color.accent} strokeWidth="6" strokeLinecap="round" />
      <circle cx="300" cy="332" r="8" fill={color.accent} stroke={color.surface} strokeWidth="3" />
      {rows.map((row) => (
        <LessonRow key={row.y} {...row} />
      ))}
    </g>
  );
}

function Slide() {
  const light = '#f7f3ea';
  return (
    <>
      <rect x="118" y="146" width="324" height="172" rx="10" fill="#0b4a50" />
      <path d="M140 172h92M140 190h64" stroke={light} strokeWidth="7" strokeLinecap="round" opacity=".85" />
      <path
        d="M146 246l54-26m-54 26 54 26m0-52 58 26m-58 26 58-26m96-26 54 26m-54 26 54-26m-150 0 96-26m-96 26 96 26"
        stroke={light}
        strokeWidth="2"
        opacity=".45"
      />
      {[
        [146, 246],
        [200, 220],
        [200, 272],
        [354, 220],
        [354, 272],
        [408, 246],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="10" fill={light} />
      ))}
      <circle cx="280" cy="240" r="38" fill="#f2a51f" />
      <path d="M271 221v38l30-19-30-19Z" fill="#2a1800" stroke="#2a1800" strokeWidth="4" strokeLinejoin="round" />
    </>
  );
}

const tick = { stroke: color.onPrimary, strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

function LessonRow({ y, width, isDone }: { y: number; width: number; isDone: boolean }) {
  const disc = isDone ? { fill: color.primary, stroke: 'none' } : { fill: color.accentSoft, stroke: color.accent };
  const title = isDone ? { stroke: color.lineStrong, opacity: 0.5 } : { stroke: color.ink, opacity: 0.85 };
  return (
    <>
      <circle cx="132" cy={y + 6} r="8" strokeWidth="2" {...disc} />
      {isDone ? <path d={`m128.500 ${y + 6.2} 2.500 2.500 4.500-5`} {...tick} /> : null}
      <path d={`M152 ${y + 6}h${width}`} strokeWidth="6" strokeLinecap="round" {...title} />
      <path d={`M412 ${y + 6}h20`} stroke={color.lineStrong} strokeWidth="5" strokeLinecap="round" opacity=".35" />
    </>
  );
}
