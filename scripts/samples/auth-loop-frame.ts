/** The clip beside the sign-in forms, drawn frame by frame. `time` runs from 0 to 1 and the picture at 1 is that at 0. */
export const LOOP = { width: 1080, height: 1216, seconds: 8 } as const;

const CENTRE = { x: LOOP.width / 2, y: LOOP.height * 0.47 };
const TURN = Math.PI * 2;

const colour = {
  night: '#06343a',
  deep: '#084a50',
  peacock: '#0b5f66',
  lagoon: '#12757d',
  foam: '#8fd0c8',
  paper: '#f7f3ea',
  marigold: '#f2a51f',
} as const;

const LEFT_PAGE =
  'M5.2 13.2c7.6.3 13.4 3 17.3 7.7V43.2c-4-4.5-9.7-7-17.3-7.3a1.6 1.6 0 0 1-1.6-1.6V14.8a1.6 1.6 0 0 1 1.6-1.6Z';
const RIGHT_PAGE =
  'M42.8 13.2c-7.6.3-13.4 3-17.3 7.7V43.2c4-4.5 9.7-7 17.3-7.3a1.6 1.6 0 0 0 1.6-1.6V14.8a1.6 1.6 0 0 0-1.6-1.6Z';
const FLAME = 'M24 2.2c3.6 4.3 5.2 7.5 5.2 10.3a5.2 5.2 0 0 1-10.4 0c0-2.8 1.6-6 5.2-10.3Z';

/** The whole frame as SVG. */
export function drawAuthLoop(time: number): string {
  const { width, height } = LOOP;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${colour.night}"/>` +
    drawHalos(time) +
    drawRing(16, 360 / 16 / 2 - (360 / 16) * time, drawLeaf(300, 520)) +
    drawRing(16, (360 / 16) * time, drawFeather(292, 372)) +
    drawRing(12, (-360 / 12) * time, drawLotusPetal(176, 168)) +
    drawBeads(time) +
    drawLamp(time) +
    drawSparks(time) +
    '</svg>'
  );
}

function drawHalos(time: number): string {
  const breath = Math.sin(time * TURN);
  const rings: readonly (readonly [radius: number, fill: string])[] = [
    [760, '#073d43'],
    [640, '#07434a'],
    [500, colour.deep],
    [350, '#0a555c'],
  ];
  return rings
    .map(([radius, fill], index) => {
      const swell = radius + breath * (6 + index * 2) * (index % 2 ? 1 : -1);
      return `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${swell.toFixed(1)}" fill="${fill}"/>`;
    })
    .join('');
}

/** Copies of a shape around the lamp. A ring turns by whole places per loop, so that the end meets the beginning. */
function drawRing(count: number, degrees: number, content: string): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (360 / count) * index + degrees;
    return `<g transform="translate(${CENTRE.x} ${CENTRE.y}) rotate(${angle.toFixed(3)})">${content}</g>`;
  }).join('');
}

/** A quiet leaf behind the feathers. */
function drawLeaf(from: number, length: number): string {
  const middle = -from - length * 0.55;
  return `<path d="M0 ${-from}Q-92 ${middle} 0 ${-from - length}Q92 ${middle} 0 ${-from}Z" fill="#0a4f57"/>`;
}

/** A peacock's feather: drops inside drops, and a vein. */
function drawFeather(from: number, length: number): string {
  const wide = length * 0.2;
  const belly = -from - length + wide * 1.1;
  const drop = `M0 ${-from}C${-wide * 0.3} ${-from - length * 0.4} ${-wide} ${belly + wide} ${-wide} ${belly}A${wide} ${wide} 0 0 1 ${wide} ${belly}C${wide} ${belly + wide} ${wide * 0.3} ${-from - length * 0.4} 0 ${-from}Z`;
  const inner = `M0 ${belly + wide * 1.9}C${-wide * 0.5} ${belly + wide} ${-wide} ${belly + wide * 0.7} ${-wide} ${belly}A${wide} ${wide} 0 0 1 ${wide} ${belly}C${wide} ${belly + wide * 0.7} ${wide * 0.5} ${belly + wide} 0 ${belly + wide * 1.9}Z`;
  const nested = (scale: number, fill: string): string =>
    `<path transform="translate(0 ${belly}) scale(${scale}) translate(0 ${-belly})" d="${inner}" fill="${fill}"/>`;
  return (
    `<path d="${drop}" fill="${colour.peacock}"/>` +
    `<path d="M0 ${-from - 30}V${belly + wide}" stroke="${colour.lagoon}" stroke-width="5" stroke-linecap="round"/>` +
    nested(0.72, colour.lagoon) +
    nested(0.5, colour.foam) +
    nested(0.36, colour.marigold)
  );
}

function drawLotusPetal(from: number, length: number): string {
  const middle = -from - length * 0.45;
  const petal = (wide: number, tip: number, fill: string): string =>
    `<path d="M0 ${-from}C${-wide} ${-from - 30} ${-wide} ${middle} 0 ${-from - tip}C${wide} ${middle} ${wide} ${-from - 30} 0 ${-from}Z" fill="${fill}"/>`;
  return (
    petal(66, length, colour.lagoon) +
    petal(38, length * 0.66, colour.peacock) +
    `<circle cx="0" cy="${-from - length * 0.26}" r="7" fill="${colour.marigold}"/>`
  );
}

/** Dots that stay where they are and light up one after the other. */
function drawBeads(time: number): string {
  const count = 24;
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * TURN;
    const light = (1 + Math.sin(time * TURN + (index / count) * TURN * 4)) / 2;
    const [x, y] = [CENTRE.x + Math.sin(angle) * 372, CENTRE.y - Math.cos(angle) * 372];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(4.5 + light * 5).toFixed(2)}" fill="${colour.paper}" opacity="${(0.35 + light * 0.65).toFixed(3)}"/>`;
  }).join('');
}

function drawLamp(time: number): string {
  const flicker = Math.sin(time * TURN * 3) * 0.6 + Math.sin(time * TURN * 5 + 1) * 0.4;
  const glow = 150 + Math.sin(time * TURN * 2) * 6;
  const stretch = 1 + flicker * 0.05;
  return (
    `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="184" fill="${colour.night}"/>` +
    `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${glow.toFixed(1)}" fill="${colour.deep}"/>` +
    `<g transform="translate(${CENTRE.x - 108} ${CENTRE.y - 112}) scale(4.5)"><path fill="${colour.paper}" d="${LEFT_PAGE}${RIGHT_PAGE}"/>` +
    `<g transform="translate(24 17.7) skewX(${(flicker * 3).toFixed(2)}) scale(1 ${stretch.toFixed(3)}) translate(-24 -17.7)"><path fill="${colour.marigold}" d="${FLAME}"/></g></g>`
  );
}

/** Sparks that rise from the lamp; each begins at its own moment of the loop. */
function drawSparks(time: number): string {
  const count = 8;
  return Array.from({ length: count }, (_, index) => {
    const life = (time + index / count) % 1;
    const sway = Math.sin(life * TURN + index * 2.4) * 18 + (index - count / 2) * 12 * life;
    const [x, y] = [CENTRE.x + sway, CENTRE.y - 110 - life * 300];
    const light = Math.sin(life * Math.PI);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(2 + light * 5).toFixed(2)}" fill="${colour.marigold}" opacity="${(light * 0.9).toFixed(3)}"/>`;
  }).join('');
}
