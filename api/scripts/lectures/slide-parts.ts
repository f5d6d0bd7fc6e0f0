/** The site's own colours, fixed: a video has no dark theme. */
export const colour = {
  paper: '#faf7f1',
  surface: '#ffffff',
  sunken: '#f2ede3',
  ink: '#13252b',
  muted: '#475a61',
  line: '#d9d0bf',
  primary: '#0b5f66',
  primarySoft: '#e0f0ee',
  accent: '#f2a51f',
  accentSoft: '#fdf0d6',
  danger: '#b3261e',
} as const;

export const WIDTH = 1280;
export const HEIGHT = 720;
export const MARGIN = 96;
export const INNER = WIDTH - 2 * MARGIN;

export interface TextStyle {
  x: number;
  y: number;
  size: number;
  fill?: string;
  isBold?: boolean;
  anchor?: 'start' | 'middle' | 'end';
  family?: 'sans' | 'mono';
  opacity?: number;
}

const FAMILIES = {
  sans: "'Noto Sans Display','Noto Sans','Noto Sans Devanagari',sans-serif",
  mono: "'DejaVu Sans Mono','Noto Sans Mono',monospace",
};

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** One line of text. */
export function text(content: string, style: TextStyle): string {
  const { x, y, size, fill = colour.ink, isBold = false, anchor = 'start', family = 'sans', opacity = 1 } = style;
  return `<text x="${x}" y="${y}" font-family="${FAMILIES[family]}" font-size="${size}" font-weight="${isBold ? 700 : 400}" fill="${fill}" text-anchor="${anchor}" opacity="${opacity}" xml:space="preserve">${escapeXml(content)}</text>`;
}

export interface BoxStyle {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  stroke?: string;
  radius?: number;
  opacity?: number;
}

/** A rounded rectangle. */
export function box({ x, y, width, height, fill, stroke = 'none', radius = 18, opacity = 1 }: BoxStyle): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="3" opacity="${opacity}"/>`;
}

/** An arrow from one point to another on the same height. */
export function arrow(from: number, to: number, y: number, fill: string): string {
  const direction = to > from ? 1 : -1;
  const tip = to - 4 * direction;
  return (
    `<path d="M${from} ${y}H${tip - 12 * direction}" stroke="${fill}" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M${tip - 18 * direction} ${y - 12}L${tip} ${y}L${tip - 18 * direction} ${y + 12}" fill="none" stroke="${fill}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}
