import { callAddress } from '@vidya/contracts/calls/call';
import { getBadgeIssuer, issueBadge } from '@vidya/contracts/calls/learning';
import { certificates } from '../database/tables/schema-learning.ts';
import { type Person, startApi, type TestApi } from './api.ts';
import { addCourse, enrol } from './samples.ts';
import { badgeFaults } from './verify-badge.ts';

/** What the tests read of a badge. */
interface Badge {
  credentialSubject: { identifier: { identityHash: string; salt?: string }[]; achievement: Record<string, unknown> };
  credentialStatus: object;
}

interface DidDocument {
  verificationMethod: { publicKeyMultibase: string }[];
}

/** The site's origin: a port is escaped in its name. */
export const site = 'https://vidya.example:8443';
export const code = '0000-0000-0000-0001';

/** A learner with a certificate, and what verifiers do with its badge; new before each test, for use inside of tests. */
export function badgeWorld() {
  const world = {} as { api: TestApi; teacher: Person; learner: Person };
  beforeAll(async () => {
    world.api = await startApi({ SITE_ORIGINS: site });
  });
  beforeEach(async () => {
    await world.api.reset();
    world.teacher = await world.api.signIn({ role: 'INSTRUCTOR' });
    world.learner = await world.api.signIn({ fullName: 'Kavya N' });
  });
  afterAll(() => world.api.close());

  const get = (url: string, { app }: Pick<TestApi, 'app'> = world.api) => app.inject({ url });
  /** Reads what is at an address of the site: `/.well-known/did.json` is forwarded by the front server. */
  const read = async (address: string, from?: TestApi): Promise<object> => {
    const { origin, pathname } = new URL(address);
    const isDid = pathname === '/.well-known/did.json';
    const response = await get(isDid ? callAddress(getBadgeIssuer) : pathname, from);
    if (origin !== site || response.statusCode !== 200) throw new Error(`${address}: ${response.statusCode}`);
    return response.json<object>();
  };
  return Object.assign(world, {
    get,
    /** Adds a certificate of the learner. */
    async certify(given: Partial<typeof certificates.$inferInsert> = {}) {
      const { api, teacher, learner } = world;
      const course = await addCourse(api.db, { instructorId: teacher.id });
      await enrol(api.db, { userId: learner.id, courseId: course.id });
      const names = { learnerName: 'Kavya N', courseTitle: 'Prompting that works', instructorName: 'Meera Iyer' };
      const row = { userId: learner.id, courseId: course.id, code, createdAt: new Date('2026-03-31T18:30:00Z') };
      await api.db.insert(certificates).values({ ...row, ...names, ...given });
      return course;
    },
    /** The response to a request for its badge. */
    ask: (typed = code) => get(callAddress(issueBadge, { code: typed })),
    badge: async (from?: TestApi) => (await get(callAddress(issueBadge, { code }), from)).json<Badge>(),
    /** What a verifier finds wrong with a badge that asks this server. */
    faults: (credential: object, from?: TestApi) => badgeFaults(credential, (address) => read(address, from)),
    /** The public keys of the site, as Multikeys. */
    async keys(from?: TestApi): Promise<string[]> {
      const { verificationMethod } = (await read(`${site}/.well-known/did.json`, from)) as DidDocument;
      return verificationMethod.map(({ publicKeyMultibase }) => publicKeyMultibase);
    },
    /** Another server of the same site. */
    server: (env: NodeJS.ProcessEnv) =>
      startApi({ SITE_ORIGINS: site, OBJECT_STORE: world.api.config.dataDir, ...env }, world.api.database),
  });
}
