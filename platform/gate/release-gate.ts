import type { CallContract } from '@vidya/contracts/calls/recorded/recorded-call';
import { callRefusals } from './call-checks.ts';
import { alteredFiles, falseClaims, isHash, origins, sharedExportsUsed, unreadableScripts } from './code-checks.ts';
import { isForAdministrators } from './document/area-declaration.ts';
import type { HostMetadata, VersionFiles } from './document/release.ts';
import { falseRuntime, federationRuntime } from './federation-runtime.ts';
import { platformMembers } from './host-platform.ts';
import { type Acceptance, effectsOnPage, emptyPaths, goneHooks, gonePaths, growth, kilobytes } from './live-checks.ts';
import type { Candidate, Refusal } from './refusal.ts';
import { builtIn } from './remotes.ts';
import { satisfies } from './version-range.ts';

function sharedLibraries({ files, metadata }: Candidate, host: HostMetadata): Refusal[] {
  return Object.entries(metadata.shared ?? files.shared).flatMap(([library, range]): Refusal[] => {
    const given = host.shared[library];
    if (given !== undefined && satisfies(given, range)) return [];
    const what = `${library} ${range} is needed; the live shell ${given ? `lends ${given}` : 'does not lend it'}.`;
    const fix = given
      ? `Build against ${library} ${given}, or release a shell with a ${library} that is within ${range} first.`
      : `Do not share ${library}, or release a shell that lends it first.`;
    return [{ check: 'shared libraries', what, fix }];
  });
}

function platform({ files, metadata }: Candidate, host: HostMetadata): Refusal[] {
  const provided = host.members ?? Object.keys(platformMembers);
  const unknown = metadata.platformMembers.filter((member) => member !== '*' && !provided.includes(member));
  const refusals = unknown.map(
    (member): Refusal => ({
      check: 'platform',
      what: `'${member}' is no member of the live shell's platform.`,
      fix: 'Use what contracts/src/browser/platform.tsx lists, or add it there and release the shell first.',
    }),
  );
  if (satisfies(host.platform, files.platform)) return refusals;
  const what = `Platform ${files.platform} is needed; the live shell lends ${host.platform}.`;
  const fix = 'Release the shell of this source tree first, or do without the newer members of the platform.';
  return [...refusals, { check: 'platform', what, fix }];
}

function exposedModule({ metadata }: Candidate, host: HostMetadata, live: Candidate | undefined): Refusal[] {
  const exposed = metadata.exposes['./remote'];
  const check = 'exposed module';
  if (!exposed) {
    const what = "It does not expose './remote'.";
    return [{ check, what, fix: 'Export the component by default from src/remote.tsx.' }];
  }
  const missing = exposed.props.filter((prop) => !host.props.includes(prop));
  const gone = Object.keys(live?.metadata.exposes ?? {}).filter((module) => !metadata.exposes[module]);
  return [
    ...missing.map(
      (prop): Refusal => ({
        check,
        what: `Its component asks for the prop '${prop}', which the live shell does not give.`,
        fix: `Take only ${host.props.join(', ')}, or release a shell that gives '${prop}' first.`,
      }),
    ),
    ...gone.map(
      (module): Refusal => ({
        check,
        what: `'${module}' is exposed by the live version and is missing here: open pages may ask for it.`,
        fix: `Go on exposing '${module}'.`,
      }),
    ),
  ];
}

/** Brotli kilobytes that its pages may begin with. */
const budgetOf = ({ name, declaration }: VersionFiles): number => (declaration ?? builtIn(name))?.budgetKb ?? 0;

function bytes({ files, metadata }: Candidate): Refusal[] {
  const max = budgetOf(files) * 1024;
  if (metadata.firstLoadBytes <= max) return [];
  const what = `Its pages begin with ${kilobytes(metadata.firstLoadBytes)} of JavaScript (brotli); ${kilobytes(max)} are allowed.`;
  const fix =
    'Load what the first screen does without on demand (import()), or raise "budgetKb" in its package.json, up to what is granted.';
  return [{ check: 'bytes', what, fix }];
}

const contentSecurity = ({ metadata }: Candidate): Refusal[] =>
  metadata.unsafe.map((place) => ({
    check: 'content security',
    what: `The site's policy forbids this: ${place}`,
    fix: 'Remove it, or replace the library that brings it. Calls come from @vidya/contracts/browser/calls: those in calls/ bring their schemas.',
  }));

function integrity({ files, metadata }: Candidate): Refusal[] {
  const malformed = Object.entries(files.integrity).filter(([, hash]) => !isHash(hash));
  const nameless = ['mf-manifest.json', ...files.preload, ...Object.values(files.screens).flat()].filter(
    (file) => !(file in files.integrity),
  );
  return [...new Set([...metadata.unhashed, ...nameless, ...malformed.map(([file]) => file)])].map((file) => ({
    check: 'integrity',
    what: `${file} has no usable hash, so no browser would run it.`,
    fix: 'Build again with npm run release; do not change files of a finished build.',
  }));
}

function permission({ files }: Candidate, host: HostMetadata): Refusal[] {
  const { declaration, name } = files;
  // Where the files are open to everybody, the grant says so (area-policy.ts).
  if (!declaration || !host.guarded.includes(name) || isForAdministrators(declaration.paths)) return [];
  const what = `All pages of ${name} are for administrators, and its package.json does not declare that.`;
  const fix = `Give each of its paths to ["ADMIN"] in mfe-${name}/package.json ("vidya").`;
  return [{ check: 'permission', what, fix }];
}

/** What a version is compared with. */
export interface GateContext {
  /** The live shells: during a deployment there are two. */
  hosts: HostMetadata[];
  /** The area's live version, if any. */
  live?: Candidate | undefined;
  /** The calls that the live API offers; undefined if not requested. */
  offered?: CallContract[] | undefined;
  /** What the publisher accepts. */
  accepted?: Acceptance | undefined;
}

/** The publish gate's reasons against running a version in a shell. */
const hostRefusals = (candidate: Candidate, host: HostMetadata, live: Candidate | undefined): Refusal[] => [
  ...sharedLibraries(candidate, host),
  ...sharedExportsUsed(candidate, host),
  ...federationRuntime(candidate, host),
  ...platform(candidate, host),
  ...exposedModule(candidate, host, live),
  ...permission(candidate, host),
];

/**
 * The publish gate: all reasons against releasing a version next to what is live now. The command line runs it before
 * the upload, and the API runs it again, both on metadata that they compute from the version's bytes.
 */
export function refusalsOf(candidate: Candidate, { hosts, live, offered, accepted }: GateContext): Refusal[] {
  const all = [
    ...hosts.flatMap((host) => hostRefusals(candidate, host, live)),
    ...goneHooks(candidate, live, accepted),
    ...gonePaths(candidate, live, accepted),
    ...emptyPaths(candidate, live, accepted),
    ...bytes(candidate),
    ...growth(candidate, live, accepted),
    ...origins(candidate),
    ...callRefusals(candidate.metadata.calls, offered),
    ...contentSecurity(candidate),
    ...effectsOnPage(candidate, live, accepted),
    ...integrity(candidate),
    ...alteredFiles(candidate),
    ...unreadableScripts(candidate),
    ...falseClaims(candidate),
    ...falseRuntime(candidate),
  ];
  // Two shells may lack the same.
  return [...new Map(all.map((refusal) => [refusal.what, refusal])).values()];
}

/** One line for each refusal. */
export const refusalText = (refusals: Refusal[]): string =>
  refusals.map(({ check, what, fix }) => `${check}: ${what} ${fix}`).join('\n');
