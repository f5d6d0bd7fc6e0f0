import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { areaDeclaration } from '../../platform/calls/area.ts';
import { type AreaDeclaration, isForAdministrators } from '../../platform/gate/document/area-declaration.ts';
import { remoteNames } from '../../platform/gate/remotes.ts';
import { ownArea, packageFolder, root } from './webpack/shared.ts';

const manifestFile = (name: string): string => path.join(packageFolder(`mfe-${name}`), 'package.json');

const hasArea = (folder: string): boolean =>
  /^mfe-[a-z]+$/.test(folder) && existsSync(path.join(root, folder, 'package.json'));

/** The area of a repository of its own: its package is 'mfe-events', with or without a scope. */
function areaIn(folder: string): string[] {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return [];
  const { name = '', vidya } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string; vidya?: unknown };
  return vidya ? [name.replace(/^(@[^/]+\/)?mfe-/, '')] : [];
}

const folders = (): string[] =>
  readdirSync(root)
    .filter(hasArea)
    .map((folder) => folder.slice('mfe-'.length))
    .toSorted();

/** The areas of this source tree, by their folders: those that came with the site first. */
export const areasHere: readonly string[] = ownArea
  ? areaIn(ownArea)
  : [...new Set([...remoteNames.filter((name) => hasArea(`mfe-${name}`)), ...folders()])];

export const isHere = (name: string): boolean => areasHere.some((each) => each === name);

/** `"vidya"` in an area's package.json: what it declares, and the port from which this machine serves its files. */
const manifest = areaDeclaration.extend({ port: z.number().int().min(1).max(65_535) });

function manifestOf(name: string): z.infer<typeof manifest> {
  const { vidya } = JSON.parse(readFileSync(manifestFile(name), 'utf8')) as { vidya?: unknown };
  const { data, error } = manifest.safeParse(vidya);
  if (data) return data;
  const lines = error.issues.map(({ path: at, message }) => `  ${['vidya', ...at].join('.')}: ${message}`);
  throw new Error(`${manifestFile(name)} does not declare its area:\n${lines.join('\n')}`);
}

export function declarationOf(name: string): AreaDeclaration {
  const { port: _, ...declaration } = manifestOf(name);
  return declaration;
}

/** Whether the front server gives its files to administrators only. */
export const isGuarded = (name: string): boolean => isForAdministrators(declarationOf(name).paths);

/** The areas that have a static server: the dashboard's has the files of all that are for administrators. */
export const servedAreas = (): string[] => areasHere.filter((name) => name === 'admin' || !isGuarded(name));

export const areaPort = (name: string): number => manifestOf(name).port;
