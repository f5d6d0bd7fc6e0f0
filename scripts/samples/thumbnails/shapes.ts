/** Small SVG builders; numbers are rounded so that the text stays short. */
export const WIDTH = 1280;
export const HEIGHT = 720;

export type Point = readonly [x: number, y: number];

/** Colours of one picture, by role. */
export interface Palette {
  ground: string;
  /** Close to the ground: patterns and large quiet shapes. */
  tint: string;
  main: string;
  soft: string;
  glow: string;
  deep: string;
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${short(radius)}" fill="${fill}"/>`;
}

export function circle([x, y]: Point, radius: number, fill: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;
}

export function ring([x, y]: Point, radius: number, stroke: string, width: number): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="${stroke}" stroke-width="${short(width)}"/>`;
}

export function area(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function stroke(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function line(from: Point, to: Point, colour: string, width: number): string {
  return stroke(`M${short(from[0])} ${short(from[1])}L${short(to[0])} ${short(to[1])}`, colour, width);
}

/** A closed polygon. */
export function shape(points: readonly Point[], fill: string): string {
  return area(`${polyline(points)}Z`, fill);
}

export function polyline(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
}

/** A smooth curve through the points, level at each of them. */
export function curve(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `M${short(x)} ${short(y)}`;
      const middle = short((before[0] + x) / 2);
      return `C${middle} ${short(before[1])} ${middle} ${short(y)} ${short(x)} ${short(y)}`;
    })
    .join('');
}

export function move(content: string, x: number, y: number, degrees = 0, scale = 1): string {
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(degrees)}) scale(${Math.round(scale * 1000) / 1000})">${content}</g>`;
}

export function fade(content: string, opacity: number): string {
  return `<g opacity="${opacity}">${content}</g>`;
}

/** `make(0)` to `make(count - 1)`, joined. */
export function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}

/** A four-pointed star with hollow sides, `radius` from its middle to a point. */
export function spark([x, y]: Point, radius: number, fill: string): string {
  const waist = radius * 0.16;
  const d = [0, 1, 2, 3].map((quarter) => {
    const angle = (quarter * Math.PI) / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const tip: Point = [x + sin * radius, y - cos * radius];
    const next: Point = [x + cos * radius, y + sin * radius];
    const pull: Point = [x + (sin + cos) * waist, y + (sin - cos) * waist];
    return `${quarter === 0 ? `M${short(tip[0])} ${short(tip[1])}` : ''}Q${short(pull[0])} ${short(pull[1])} ${short(next[0])} ${short(next[1])}`;
  });
  return area(`${d.join('')}Z`, fill);
}
