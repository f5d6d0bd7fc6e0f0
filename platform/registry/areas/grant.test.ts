import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { desc } from 'drizzle-orm';
import { auditLog } from '../../../api/src/database/tables/schema-site.ts';
import { grantArea, listReleases } from '../../calls/release.ts';
import { builtInAreas } from '../../gate/built-in-areas.ts';
import type { AreaDeclaration, AreaGrant } from '../../gate/document/area-declaration.ts';
import { openReleaseDesk } from '../testing/release-desk.ts';
import { asReleaser, type Build, publishedDocument } from '../testing/releases.ts';

const desk = openReleaseDesk();

const granted: AreaGrant = {
  title: 'Events',
  paths: { '/events': 'everybody', '/events/hosts': ['INSTRUCTOR', 'ADMIN'] },
  base: 'https://events.example',
  budgetKb: 45,
  connections: ['https://maps.example'],
};
const declaration: AreaDeclaration = {
  title: 'Evenings',
  paths: { '/events': 'everybody', '/events/:eventId': 'signedIn', '/events/hosts/new': ['ADMIN'] },
  navigation: [{ menu: 'community', label: 'Evenings', path: '/events', order: 10 }],
  budgetKb: 40,
  connections: ['https://maps.example'],
  counts: 'seats',
  owner: { email: 'events@vidya.example' },
};

const grant = (given: Partial<AreaGrant> = {}, name = 'events') =>
  desk.api.inject(grantArea, { params: { name }, body: { ...granted, ...given }, headers: asReleaser() });
const publish = (version: string, given: Partial<AreaDeclaration> | null = {}, name = 'events') => {
  const files: Build['files'] = given === null ? {} : { declaration: { ...declaration, ...given } };
  return desk.by.publish(version, { name, files });
};
const areas = async () => {
  const { body } = await desk.api.inject(listReleases, { headers: asReleaser() });
  return body.Data!.map(({ name, title }) => `${name} ${title}`);
};

it('makes an area known, once and for all', async () => {
  const admin = await desk.api.signIn({ role: 'ADMIN', fullName: 'Ravi Kumar' });
  const call = () => desk.api.inject(grantArea, { params: { name: 'events' }, body: granted, as: admin });
  const { status, body } = await call();
  expect([status, body.Data]).toEqual([200, expect.objectContaining({ name: 'events', grant: granted, live: null })]);
  expect(await areas()).toEqual([
    'catalog Courses',
    'learning My Courses',
    'authoring Course editor',
    'account Account',
    'admin Dashboard',
    'events Events',
  ]);
  await call();
  const entries = await desk.api.db.select().from(auditLog).orderBy(desc(auditLog.createdAt));
  expect(entries).toMatchObject([
    { actorId: admin.id, action: 'release.granted', details: { remote: 'events', paths: '/events /events/hosts' } },
  ]);
});

it('brings a new area into the site without a deployment', async () => {
  await grant();
  expect((await publish('1.0.0')).status).toBe(200);
  expect((await desk.by.promote({}, 'events')).status).toBe(200);
  const { remotes } = (await publishedDocument(desk.api)).document;
  expect(remotes).toEqual([
    {
      name: 'events',
      live: { version: '1.0.0', base: 'https://events.example/1.0.0/', hash: expect.stringMatching(/^sha384-/) },
      area: {
        title: 'Evenings',
        paths: declaration.paths,
        navigation: declaration.navigation,
        connections: declaration.connections,
      },
    },
  ]);
  expect(await areas()).toContain('events Evenings');
});

it('is needed before anything of an area is published', async () => {
  const { status, body } = await publish('1.0.0');
  expect([status, body.Message]).toEqual([422, expect.stringMatching(/^declaration: There is no area events\. /)]);
  expect((await desk.by.promote({}, 'events')).status).toBe(404);
});

it.each<[string, Partial<AreaGrant>, string]>([
  ['a page of the shell', { paths: { '/about': 'everybody' } }, '/about overlaps with /about of the shell'],
  ['what the site keeps', { paths: { '/files': 'everybody' } }, '/files overlaps with /files of the site'],
  ['what the site keeps', { paths: { '/api/events': 'everybody' } }, '/api/events overlaps with /api of the site'],
  ['sign-in', { paths: { '/auth': 'everybody' } }, '/auth overlaps with'],
  [
    'a path of another area',
    { paths: { '/CourseDetail': 'everybody' } },
    '/CourseDetail overlaps with /courseDetail of catalog',
  ],
  ['what is above one', { paths: { '/course': 'everybody' } }, '/course overlaps with'],
  ['what is below one', { paths: { '/contact/us': 'everybody' } }, '/contact/us overlaps with /contact of catalog'],
  ['the home page', { paths: { '/': 'everybody' } }, '/ would cover'],
  ['everything', { paths: { '/:anything': 'everybody' } }, '/:anything would cover'],
])('is not for %s', async (_, given, problem) => {
  const { status, body } = await grant(given);
  expect([status, body.Message]).toEqual([409, expect.stringContaining(problem)]);
  expect(await areas()).toHaveLength(5);
});

it('is not for a name that pages know already', async () => {
  const { status, body } = await grant({ paths: { '/location': 'everybody' } }, 'location');
  expect([status, body.Message]).toEqual([409, expect.stringContaining('location means something else')]);
});

it.each<[string, object, string?]>([
  ['no paths', { paths: {} }],
  ['what is no path', { paths: { events: 'everybody' } }],
  ['a path with dots', { paths: { '/events/../admin': 'everybody' } }],
  ['an unknown access', { paths: { '/events': 'nobody' } }],
  ['a role that nobody has', { paths: { '/events': ['OWNER'] } }],
  ['one path in two spellings', { paths: { '/events': 'everybody', '/Events': ['ADMIN'] } }],
  ['an invisible title', { title: '\u200B' }],
  ['a title that turns what follows', { title: 'Events \u202E' }],
  ['a base that is no address', { base: 'javascript:alert(1)' }],
  ['a base with a query', { base: 'https://events.example/?x' }],
  ['a connection with a path', { connections: ['https://maps.example/tiles'] }],
  ['a connection to everything', { connections: ['https://*'] }],
  ['a connection with a policy', { connections: ['https://a;script-src'] }],
  ['a base with a policy', { base: 'https://a;script-src' }],
  ['an endless title', { title: 'x'.repeat(41) }],
  ['a title of two lines', { title: 'a\nb' }],
  ['a huge budget', { budgetKb: 251 }],
  ['nowhere to get its files', { base: null }],
  ['a name with a sign', {}, 'my-events'],
  ['a name that every object has', {}, 'constructor'],
])('is refused with %s', async (_, given, name = 'events') => {
  expect((await grant(given as Partial<AreaGrant>, name)).status).toBe(400);
  expect(await areas()).toHaveLength(5);
});

it.each<[string, Partial<AreaDeclaration>, string]>([
  ['a path of another area', { paths: { '/contact': 'everybody' } }, '/contact belongs to catalog.'],
  ['a path of the shell', { paths: { '/events': 'everybody', '/about': 'everybody' } }, '/about belongs to the shell.'],
  ['a path of the site', { paths: { '/media/x': 'everybody' } }, '/media/x belongs to the site.'],
  ['a path of nobody', { paths: { '/concerts': 'everybody' } }, '/concerts is granted to nobody.'],
  ['more people', { paths: { '/events/hosts': 'signedIn' } }, '/events/hosts would be for everybody signed in; '],
  ['another role', { paths: { '/events/hosts/x': ['USER'] } }, '/events/hosts/x would be for USER; '],
  [
    'a link elsewhere',
    { navigation: [{ menu: 'career', label: 'Pay', path: '/login', order: 1 }] },
    "The link 'Pay' leads to /login",
  ],
  ['more bytes', { budgetKb: 46 }, 'It declares a budget of 46 kB; 45 kB are granted.'],
  ['another host', { connections: ['https://evil.example'] }, 'It declares requests to https://evil.example'],
])('does not let a version declare %s', async (_, given, problem) => {
  await grant();
  const { status, body } = await publish('1.0.0', given);
  expect([status, body.Message]).toEqual([422, expect.stringContaining(`declaration: ${problem}`)]);
  expect((await desk.by.area('events')).versions).toEqual([]);
});

// Shells and APIs of any age agree on it: nothing is left to what either of them knows of the area.
it('says all that an area of the site declares', async () => {
  const { port: _, budgetKb, ...came } = builtInAreas.catalog;
  const own = { ...came, navigation: [{ menu: 'profile' as const, label: 'Write to us', path: '/contact', order: 5 }] };
  await publish('0.9.0', { ...own, budgetKb, connections: [] }, 'catalog');
  await desk.by.promote({}, 'catalog');
  expect((await publishedDocument(desk.api)).document.remotes).toMatchObject([{ name: 'catalog', area: own }]);
});

it('lets an area of the site declare what it came with and more below it, and nothing of the others', async () => {
  const own = { ...declaration, paths: { ...builtInAreas.catalog.paths, '/contact/thanks': 'everybody' as const } };
  const plain = { ...own, navigation: [], connections: [] };
  expect((await publish('1.0.0', plain, 'catalog')).status).toBe(200);
  const stolen = await publish(
    '1.0.1',
    { ...plain, paths: { ...plain.paths, '/course/checkout': 'everybody' } },
    'catalog',
  );
  expect([stolen.status, stolen.body.Message]).toEqual([422, expect.stringContaining('belongs to account.')]);
});

it('says what a new area has to declare', async () => {
  await grant();
  const { status, body } = await publish('1.0.0', null);
  expect([status, body.Message]).toEqual([422, expect.stringContaining('declaration: It does not declare its paths.')]);
});

it('can be widened, and not taken from what is live', async () => {
  await grant();
  await publish('1.0.0');
  await desk.by.promote({}, 'events');
  expect((await grant({ paths: { ...granted.paths, '/concerts': 'everybody' } })).status).toBe(200);
  const { status, body } = await grant({ connections: [] });
  expect([status, body.Message]).toEqual([422, expect.stringContaining('requests to https://maps.example')]);
  expect((await grant({ paths: { '/elsewhere': 'everybody' } })).status).toBe(422);
});

it('is checked again when a version is promoted or taken back to', async () => {
  await grant();
  await publish('1.0.0');
  await desk.by.promote({}, 'events');
  await publish('1.1.0', { connections: [] });
  await desk.by.promote({}, 'events');
  await grant({ connections: [] });
  expect((await desk.by.promote({ version: '1.0.0' }, 'events')).status).toBe(422);
  expect((await desk.by.rollBack(undefined, 'events')).status).toBe(422);
});

it('is for those who release', async () => {
  const person = await desk.api.signIn({ role: 'INSTRUCTOR' });
  const call = { params: { name: 'events' }, body: granted };
  expect((await desk.api.inject(grantArea, { ...call, as: person })).status).toBe(403);
  const wrong = await desk.api.inject(grantArea, { ...call, headers: { authorization: `Bearer ${'x'.repeat(40)}` } });
  expect([wrong.status, wrong.body.Message]).toEqual([401, apiMessages.release.tokenWrong]);
});

it('has its files behind the site when it is for administrators only', async () => {
  expect((await grant({ paths: { '/events': ['ADMIN'] }, base: '/remotes/events' })).status).toBe(200);
});

it.each<[string, Partial<AreaGrant>]>([
  ['for administrators at an open address', { paths: { '/events': ['ADMIN'] } }],
  ['for administrators behind another name', { paths: { '/events': ['ADMIN'] }, base: '/remotes/admin' }],
  ['for everybody behind the site', { base: '/remotes/events' }],
])('has no files %s', async (_, given) => {
  const { status, body } = await grant(given);
  expect([status, body.Message]).toEqual([400, apiMessages.release.filesGuarded('events')]);
});

it.each([
  ['events', '/events'],
  ['catalog', '/contact'],
])('%s is not for administrators only while its files are for everybody', async (name, path) => {
  await grant();
  const own = { paths: { [path]: ['ADMIN' as const] }, navigation: [], connections: [] };
  const { status, body } = await publish('1.0.0', own, name);
  expect([status, body.Message]).toEqual([
    422,
    expect.stringContaining('All its pages are for administrators; its files are open to everybody.'),
  ]);
});
