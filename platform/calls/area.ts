import { emailAddress, exactText, whole } from '@vidya/contracts/calls/fields';
import { limits } from '@vidya/contracts/rules/limits';
import { cleanLine, isWordless } from '@vidya/contracts/rules/text/clean-text';
import { roles } from '@vidya/contracts/texts/choices';
import { z } from 'zod';
import { isRemoteName } from '../gate/remote-name.ts';

/**
 * The menus of the site that an area may put links into; 'profile' and, below it, 'account' are that of a signed-in
 * person. Shells of 1.0.0 do not know 'profile': they have the links that the specification names there themselves.
 */
const menus = ['catalog', 'resources', 'community', 'career', 'profile', 'account'] as const;

export const areaName = z.string().refine(isRemoteName, 'is no name of an area: 2 to 20 letters a to z');

const access = z.union([z.enum(['everybody', 'signedIn']), z.array(z.enum(roles)).min(1).max(roles.length)]);

/** '/', '/events', '/events/:eventId'. */
const path = z
  .string()
  .max(limits.area.pathMax)
  .regex(/^\/$|^(?:\/:?[\w-]+)+$/, 'is no path such as /events/:eventId');

const paths = z
  .record(path, access)
  .refine((all) => Object.keys(all).length > 0 && Object.keys(all).length <= limits.area.paths, {
    error: `must hold 1 to ${limits.area.paths} paths`,
  })
  .refine((all) => new Set(Object.keys(all).map((one) => one.toLowerCase())).size === Object.keys(all).length, {
    error: 'must not hold the same path in two spellings',
  });

/** A line of text for people, with a letter or a digit, without invisible characters. */
const label = (max: number) =>
  exactText(max).refine((text) => cleanLine(text) === text && !isWordless(text), 'is blank or not one line');

/** Nothing else may be in a host: it becomes a part of the security policy, where `*`, `;` and `'` mean something. */
const plainHost = /^https?:\/\/[a-z\d.-]+(:\d+)?(\/|$)/;

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  const isLoopback = url?.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(url.hostname);
  return url !== null && plainHost.test(text) && url.origin === text && (url.protocol === 'https:' || isLoopback);
};

const connections = z
  .array(z.string().max(limits.area.pathMax).refine(isOrigin, 'is no origin such as https://maps.example'))
  .max(limits.area.connections);

const budgetKb = whole.min(1).max(limits.area.budgetKb);

export const navigationEntry = z.object({
  /** The menu that the link is in; on small windows its place in the drawer. */
  menu: z.enum(menus),
  label: label(limits.area.labelMax),
  /** One of the area's own paths, without parameters. */
  path,
  /** Links of one menu stand in this order. */
  order: whole.min(0).max(1000).default(100),
});

export const areaDeclaration = z.object({
  title: label(limits.area.labelMax),
  paths,
  navigation: z.array(navigationEntry).max(limits.area.links).default([]),
  /** Brotli kilobytes of the scripts that its pages begin with. */
  budgetKb,
  /** Origins other than the site's that its pages send requests to. */
  connections: connections.default([]),
  /** What its business count counts: 'enrolments'. */
  counts: label(limits.area.labelMax).optional(),
  /** The calls that count, by name, besides `platform.countBusiness()`. */
  countedCalls: z
    .array(
      z
        .string()
        .max(limits.area.labelMax)
        .regex(/^[a-z][A-Za-z\d]*$/, 'is no name of a call'),
    )
    .max(limits.area.countedCalls)
    .optional(),
  /** The path of another area that it is for: who goes on to it counts, too. */
  leadsTo: path.optional(),
  /** Whom alarms go to. */
  owner: z
    .object({
      email: emailAddress.optional(),
      webhook: z
        .url({ protocol: /^https$/ })
        .max(300)
        .optional(),
    })
    .default({}),
});

/** Where browsers get the area's files: an address without a slash at its end, or a path of the site itself. */
const base = z
  .string()
  .max(200)
  .refine(
    (text) =>
      /^(\/[\w-]+)+$/.test(text) ||
      (plainHost.test(text) && /^https?:\/\/[^/?#]+(\/[\w-]+)*$/.test(text) && URL.canParse(text)),
    {
      error: 'is no address such as https://events.example',
    },
  );

export const areaGrant = z.object({
  title: label(limits.area.labelMax),
  /** Each with everything below it that no other area has; '/' is only itself. */
  paths,
  /** Null: as `RELEASE_BASES` says. */
  base: base.nullable().default(null),
  budgetKb,
  connections: connections.default([]),
});
