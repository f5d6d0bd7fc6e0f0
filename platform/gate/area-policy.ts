import {
  type Access,
  type AreaDeclaration,
  type AreaGrant,
  type AreaPaths,
  isForAdministrators,
} from './document/area-declaration.ts';
import type { VersionFiles } from './document/release.ts';
import { shellPaths } from './document/route-table.ts';
import { partsOf } from './path-order.ts';
import type { Refusal } from './refusal.ts';
import { isBuiltIn } from './remotes.ts';
import { reservedNames } from './reserved-names.ts';

/** Name of an area → its grant. */
export type Grants = Record<string, Pick<AreaGrant, 'paths'>>;

/** What the front server keeps for itself, and addresses that are in use. */
const reserved = [
  '/api',
  '/auth',
  '/files',
  '/media',
  '/remotes',
  '/static',
  '/admin',
  '/healthz',
  '/readyz',
  '/metrics',
];

/** How closely a granted path covers another one: the number of its parts, parameters for half; 0 when it does not. */
function closeness(granted: string, path: string): number {
  if (granted === '/') return path === '/' ? 1 : 0;
  const [given, asked] = [partsOf(granted).slice(1), partsOf(path).slice(1)];
  const isCovered = given.every((part, at) => asked[at] !== undefined && (part.startsWith(':') || part === asked[at]));
  return isCovered ? given.reduce((sum, part) => sum + (part.startsWith(':') ? 0.5 : 1), 0) : 0;
}

interface Owner {
  /** An area, 'the shell' or 'the site'. */
  name: string;
  /** The granted path that covers the asked one most closely. */
  path: string;
  access: Access;
}

const listed = (grants: Grants): Owner[] => [
  ...Object.entries(grants).flatMap(([name, { paths }]) =>
    Object.entries(paths).map(([path, access]) => ({ name, path, access })),
  ),
  ...shellPaths.map((path) => ({ name: 'the shell', path, access: 'everybody' as const })),
  ...reserved.map((path) => ({ name: 'the site', path, access: 'everybody' as const })),
];

/** The owner of a path; undefined if it has none. */
function ownerOf(path: string, grants: Grants): Owner | undefined {
  const found = listed(grants).map((owner) => ({ owner, close: closeness(owner.path, path) }));
  return found.filter(({ close }) => close > 0).toSorted((one, other) => other.close - one.close)[0]?.owner;
}

/** Whether `access` admits no more people than `widest`. */
function isWithin(access: Access, widest: Access): boolean {
  if (widest === 'everybody') return true;
  if (access === 'everybody') return false;
  if (widest === 'signedIn') return true;
  return access !== 'signedIn' && access.every((role) => widest.includes(role));
}

const accessText = (access: Access): string => {
  if (access === 'everybody') return 'everybody';
  return access === 'signedIn' ? 'everybody signed in' : access.join(', ');
};

const refusal = (what: string, fix: string): Refusal => ({ check: 'declaration', what, fix });
const inManifest = 'in its package.json ("vidya")';

function pathRefusals(name: string, paths: AreaPaths, grants: Grants): Refusal[] {
  return Object.entries(paths).flatMap(([path, access]): Refusal[] => {
    const owner = ownerOf(path, grants);
    if (owner?.name !== name) {
      const whose = owner ? `${path} belongs to ${owner.name}.` : `${path} is granted to nobody.`;
      const own = Object.keys(grants[name]?.paths ?? {}).join(', ');
      return [
        refusal(
          whose,
          `Take a path below ${own}, or have an administrator grant it (npm run release -- ${name} --grant).`,
        ),
      ];
    }
    if (isWithin(access, owner.access)) return [];
    const what = `${path} would be for ${accessText(access)}; ${owner.path} is granted for ${accessText(owner.access)}.`;
    return [refusal(what, `Narrow it ${inManifest}, or have an administrator grant more.`)];
  });
}

function linkRefusals({ navigation, paths }: AreaDeclaration): Refusal[] {
  const wrong = navigation.filter(({ path }) => !(path in paths) || path.includes(':'));
  return wrong.map(({ label, path }) =>
    refusal(
      `The link '${label}' leads to ${path}, which is no path of its own without parameters.`,
      `Correct it ${inManifest}.`,
    ),
  );
}

/** Where the front server guards an area's files follows from its grant, whatever its versions declare. */
const guardRefusals = (declared: AreaPaths, granted: AreaPaths): Refusal[] =>
  isForAdministrators(declared) && !isForAdministrators(granted)
    ? [
        refusal(
          'All its pages are for administrators; its files are open to everybody.',
          `Have an administrator grant it for administrators only, or open one of its paths ${inManifest}.`,
        ),
      ]
    : [];

/** What a declaration asks for beyond the area's grant. `grants` are those of all areas. */
export function declarationRefusals(
  name: string,
  declaration: AreaDeclaration,
  grant: AreaGrant,
  grants: Grants,
): Refusal[] {
  const { budgetKb, connections, paths } = declaration;
  const others = connections.filter((origin) => !grant.connections.includes(origin));
  return [
    ...pathRefusals(name, paths, { ...grants, [name]: grant }),
    ...guardRefusals(paths, grant.paths),
    ...linkRefusals(declaration),
    ...(budgetKb > grant.budgetKb
      ? [
          refusal(
            `It declares a budget of ${budgetKb} kB; ${grant.budgetKb} kB are granted.`,
            `Lower "budgetKb" ${inManifest}.`,
          ),
        ]
      : []),
    ...others.map((origin) =>
      refusal(
        `It declares requests to ${origin}, which is not granted.`,
        'Have an administrator grant the connection.',
      ),
    ),
  ];
}

/** The same for a version of any kind: one without declaration has what came with the site. */
export function areaRefusals({ name, declaration }: VersionFiles, grants: Record<string, AreaGrant>): Refusal[] {
  const grant = grants[name];
  if (!grant) {
    const fix = `An administrator grants the name and the paths: npm run release -- ${name} --grant, or the Releases page.`;
    return [refusal(`There is no area ${name}.`, fix)];
  }
  if (declaration) return declarationRefusals(name, declaration, grant, grants);
  if (isBuiltIn(name)) return [];
  return [
    refusal('It does not declare its paths.', `Write them into mfe-${name}/package.json ("vidya"), and build again.`),
  ];
}

/** Why a grant cannot be made: its name, and each path that is, covers or lies below one of another area. */
export function grantProblems(name: string, { paths }: Pick<AreaGrant, 'paths'>, grants: Grants): string[] {
  if (reservedNames.has(name)) return [`${name} means something else in browsers`];
  const others = listed(grants).filter((owner) => owner.name !== name);
  const before = grants[name]?.paths ?? {};
  return Object.keys(paths).flatMap((path) => {
    if (path in before) return [];
    if (path === '/' || path.split('/')[1]?.startsWith(':')) return [`${path} would cover other areas’ addresses`];
    const owner = others.find((other) => closeness(other.path, path) > 0 || closeness(path, other.path) > 0);
    return owner ? [`${path} overlaps with ${owner.path} of ${owner.name}`] : [];
  });
}
