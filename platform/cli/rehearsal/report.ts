import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Rehearsal, Rehearsed } from './rehearse.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const percent = (share: number): string =>
  share === 0 ? 'same' : `${Math.max(share * 100, 0.01).toFixed(2)} % differs`;

const nameOf = ({ role, path: at, width }: Rehearsed): string => `${role} ${at} ${width}`.replaceAll(/[^\w]+/g, '-');

async function save(folder: string, name: string, picture: Buffer): Promise<string> {
  const file = `${name}.webp`;
  // Long pages have more pixels than WebP allows.
  const small = sharp(picture).resize({ width: 480, withoutEnlargement: true });
  writeFileSync(
    path.join(folder, file),
    await small
      .webp({ quality: 70 })
      .toBuffer()
      .catch(() => picture),
  );
  return file;
}

async function sectionOf(folder: string, view: Rehearsed): Promise<string> {
  const { role, path: at, width, address, findings, difference, pictures } = view;
  const shown: [string, Buffer | null][] = [
    ['live', pictures.live],
    ['candidate', pictures.candidate],
    ['difference', pictures.difference],
  ];
  const figures: string[] = [];
  for (const [kind, picture] of shown) {
    if (!picture || difference === 0) continue;
    // oxlint-disable-next-line no-await-in-loop
    const file = await save(folder, `${nameOf(view)}-${kind}`, picture);
    figures.push(`<figure><img loading="lazy" src="${file}" alt="${kind}"><figcaption>${kind}</figcaption></figure>`);
  }
  const list = findings.map(({ kind, what }) => `<li><b>${kind}</b> ${escaped(what)}</li>`).join('');
  return `<section><h2>${escaped(at)} <small>${role}, ${width} px, ${percent(difference)}</small></h2>
<p><a href="${escaped(address)}">${escaped(address)}</a></p><ul>${list}</ul><div>${figures.join('')}</div></section>`;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:96rem;padding:0 1.5rem;color:#1d1b19;background:#fff}
h2{font-size:1.125rem;margin:2.5rem 0 .25rem;border-top:1px solid #ddd;padding-top:1rem}small{font-weight:400;color:#5d5852}
p{margin:0;overflow-wrap:anywhere}li b{color:#a11616}div{display:grid;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));gap:1rem}
figure{margin:0}img{width:100%;border:1px solid #ddd}figcaption{color:#5d5852}
@media(prefers-color-scheme:dark){body{background:#171614;color:#f2efeb}small,figcaption{color:#b8b1aa}li b{color:#ff9c92}h2,img{border-color:#3a3733}}`;

interface Heading {
  title: string;
  /** Lines above the pages: what grew, what was left out. */
  lines: string[];
}

/** Writes one page with all findings and pictures, those with findings first. Returns its file. */
export async function writeReport(
  folder: string,
  { views, skipped }: Rehearsal,
  { title, lines }: Heading,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const weight = ({ findings, difference }: Rehearsed): number => findings.length * 10 + difference;
  const sections: string[] = [];
  for (const view of views.toSorted((one, other) => weight(other) - weight(one))) {
    // oxlint-disable-next-line no-await-in-loop
    sections.push(await sectionOf(folder, view));
  }
  const summary = [...lines, ...skipped.map((line) => `Not looked at: ${line}.`)];
  const file = path.join(folder, 'index.html');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style>
<h1>${escaped(title)}</h1>${summary.map((line) => `<p>${escaped(line)}</p>`).join('')}${sections.join('\n')}</html>`,
  );
  return file;
}
