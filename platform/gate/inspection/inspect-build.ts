import type { VersionFiles, VersionMetadata } from '../document/release.ts';
import { integrityOf } from '../integrity-of.ts';
import { type BuiltModule, consumedIn, exposedIn, modulesOf, scriptChunks } from './bundle.ts';
import { exposedComponent } from './exposed-component.ts';
import { runtimeNames, runtimeNeeded } from './federation-runtime.ts';
import { networkOrigins } from './network-addresses.ts';
import { pageEffects } from './page-effects.ts';
import { scriptStyles, sheetStyles } from './page-styles.ts';
import { platformMembersIn } from './platform-members.ts';
import { routePaths } from './route-paths.ts';
import { sharedExportsUsed } from './shared-exports.ts';
import { parseScript, type Script } from './syntax.ts';
import { type BuildBytes, foreignForms, sentTogether, servedFiles } from './transfer-sizes.ts';
import { unsafeCode } from './unsafe-code.ts';
import { type ScriptWords, usedCalls, wordsOf } from './used-calls.ts';

const unique = (texts: string[]): string[] => [...new Set(texts)].toSorted();

/** The scripts of a build, parsed; what does not parse is listed apart, with the reason: 'a1b2.js: Unexpected token (1:7)'. */
function parseAll(bytes: BuildBytes): { scripts: Script[]; unreadable: string[] } {
  const scripts: Script[] = [];
  const unreadable: string[] = [];
  for (const [file, content] of bytes) {
    if (!file.endsWith('.js')) continue;
    try {
      scripts.push(parseScript(file, content.toString('utf8')));
    } catch (error) {
      unreadable.push(`${file}: ${error instanceof Error ? error.message.slice(0, 200) : 'too deep'}`);
    }
  }
  return { scripts, unreadable };
}

const effectsOfSheets = (bytes: BuildBytes): string[] =>
  [...bytes].flatMap(([file, content]) => (file.endsWith('.css') ? sheetStyles(content.toString('utf8')) : []));

/** The scripts of `release.json` whose bytes are missing or have another hash. */
const alteredFiles = ({ integrity }: Pick<VersionFiles, 'integrity'>, bytes: BuildBytes): string[] =>
  Object.entries(integrity).flatMap(([file, hash]) => {
    const content = bytes.get(file);
    return content && integrityOf(content) === hash ? [] : [file];
  });

const nothing = { props: [], hooks: [] };

function exposesOf(modules: BuiltModule[], ids: ReadonlyMap<string, { moduleId: string }>): VersionMetadata['exposes'] {
  const named = [...ids].map(([name, { moduleId }]) => {
    const module = modules.find(({ id }) => id === moduleId);
    return [name, (module && exposedComponent(module)) ?? nothing] as const;
  });
  return Object.fromEntries(named);
}

/** The scripts that any page of the area begins with: the entry, and those that hold the chunks of the exposed module. */
function firstScripts(scripts: Script[]): string[] {
  const entries = scripts.filter((script) => exposedIn(script).size > 0);
  const chunks = entries.flatMap((entry) => [...exposedIn(entry).values()].flatMap((exposed) => exposed.chunks));
  const holding = scripts.filter((script) => scriptChunks(script).some((chunk) => chunks.includes(chunk)));
  return [...entries, ...holding].map(({ file }) => file);
}

/** The inspection of a build's scripts: a function of their bytes alone. */
export interface ScriptInspection
  extends Pick<
    VersionMetadata,
    'exposes' | 'platformMembers' | 'shared' | 'lent' | 'origins' | 'paths' | 'unsafe' | 'unreadable' | 'pageEffects'
  > {
  firstScripts: string[];
  /** What they take of the shell's federation runtime. */
  runtimeNames: string[] | null;
  words: ScriptWords;
}

/** Parses all scripts of a build. Takes about a second per megabyte and blocks the thread. */
export function inspectScripts(bytes: BuildBytes): ScriptInspection {
  const { scripts, unreadable } = parseAll(bytes);
  const modules = scripts.flatMap(modulesOf);
  const consumed = new Map(scripts.flatMap((script) => [...consumedIn(script)]));
  const exposed = new Map(scripts.flatMap((script) => [...exposedIn(script)]));
  const used = sharedExportsUsed(modules, consumed);
  return {
    firstScripts: firstScripts(scripts),
    words: wordsOf(scripts),
    exposes: exposesOf(modules, exposed),
    platformMembers: platformMembersIn(modules),
    // Only what its code asks for: a library that the build was offered and never imports is no requirement.
    shared: Object.fromEntries(
      [...consumed.values()].filter(({ library }) => library in used).map(({ library, range }) => [library, range]),
    ),
    lent: used, // oxlint-disable-line id-denylist -- a stored name
    runtimeNames: runtimeNames(scripts),
    origins: unique(scripts.flatMap(networkOrigins)),
    paths: unique(scripts.flatMap(routePaths)),
    unsafe: scripts.flatMap(unsafeCode),
    pageEffects: unique(scripts.flatMap((script) => [...pageEffects(script), ...scriptStyles(script)])),
    unreadable: unreadable.toSorted(),
  };
}

/**
 * Computes what the publish gate looks at from the bytes of a build: nothing that the build says of itself is believed,
 * besides the hashes, which are compared.
 *
 * @param inspection of exactly these scripts, if it is cached
 */
export function inspectBuild(
  files: Pick<VersionFiles, 'integrity'>,
  bytes: BuildBytes,
  { firstScripts, runtimeNames: names, words, ...inspection }: ScriptInspection = inspectScripts(bytes),
): VersionMetadata {
  const runtime = runtimeNeeded(names, bytes);
  return {
    ...inspection,
    pageEffects: unique([...(inspection.pageEffects ?? []), ...effectsOfSheets(bytes)]),
    ...(runtime && { runtime }),
    firstLoadBytes: sentTogether(bytes, firstScripts),
    totalBytes: sentTogether(bytes, servedFiles(bytes)),
    calls: usedCalls(words, bytes),
    unhashed: [...bytes.keys()].filter((file) => file.endsWith('.js') && !(file in files.integrity)),
    altered: unique([...alteredFiles(files, bytes), ...foreignForms(bytes)]),
  };
}
