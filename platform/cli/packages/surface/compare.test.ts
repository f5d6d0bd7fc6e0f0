import { compareSurfaces, demandedPart } from './compare.ts';

/** A report as API Extractor writes it. */
const report = (...declarations: string[]): string =>
  `## API Report\n\n\`\`\`ts\n\nimport { JSX } from 'react';\n\n${declarations.map((one) => `// @public\n${one}`).join('\n\n')}\n\n// (No @packageDocumentation comment for this package)\n\n\`\`\`\n`;

const chip = 'export function Chip(input: ChipProps): JSX.Element;';
const props = 'interface ChipProps {\n    // (undocumented)\n    label: string;\n}';
const moduleOf = (...names: string[]): string =>
  `declare namespace calls_call {\n    export {\n        ${names.join(',\n        ')}\n    }\n}`;

const before = report(chip, props, moduleOf('Call', 'Params_2 as Params'));
const changeTo = (...declarations: string[]) => compareSurfaces(before, report(...declarations));

it('finds nothing between equal surfaces, however API Extractor numbers names and comments them', () => {
  const again = report(props.replace('(undocumented)', 'What it says'), chip, moduleOf('Call', 'Params_3 as Params'));
  expect(compareSurfaces(before, again)).toEqual({ broken: [], added: [] });
});

it('names what is added', () => {
  expect(changeTo(chip, props, 'export const tall = 3;', moduleOf('Call', 'Params_2 as Params', 'Extra'))).toEqual({
    broken: [],
    added: ['calls_call: Extra', 'tall'],
  });
});

it('names what is gone or changed, also behind an exported name', () => {
  expect(changeTo(chip, props, moduleOf('Call')).broken).toEqual(['calls_call: Params']);
  const wider = props.replace('label', 'text');
  expect(changeTo(chip, wider, moduleOf('Call', 'Params_2 as Params'))).toEqual({ broken: ['ChipProps'], added: [] });
});

it.each([
  ['1.4.0', { broken: ['Chip'], added: ['Tag'] }, 'major'],
  ['1.4.0', { broken: [], added: ['Tag'] }, 'minor'],
  ['1.4.0', { broken: [], added: [] }, 'patch'],
  ['0.4.0', { broken: ['Chip'], added: [] }, 'minor'],
  ['0.4.0', { broken: [], added: ['Tag'] }, 'patch'],
] as const)('raises from %s for %j the %s version', (version, { broken, added }, part) => {
  expect(demandedPart({ broken: [...broken], added: [...added] }, version)).toBe(part);
});
