import { callAddress } from '@vidya/contracts/calls/call';
import { exportPeople, type PeopleFilter } from '@vidya/contracts/calls/people';
import { sql } from 'drizzle-orm';
import { certificates } from '../../database/tables/schema-learning.ts';
import { auditLog } from '../../database/tables/schema-site.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { certifying } from '../../testing/certificates.ts';
import { addCourse, enrol } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
let admin: Person;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  admin = await api.signIn({ role: 'ADMIN' });
});
afterAll(() => api.close());

const download = async (filter: PeopleFilter = {}) => {
  const response = await api.app.inject({ url: callAddress(exportPeople, {}, filter), headers: admin.headers });
  expect(response.statusCode).toBe(200);
  const [head, ...lines] = response.payload.replace('\uFEFF', '').trimEnd().split('\r\n');
  return { response, head, lines };
};
const details = async () => (await api.db.select().from(auditLog)).map((entry) => entry.details);

it('writes everybody with status and the day they joined in India, and nothing secret', async () => {
  const joined = { createdAt: new Date('2025-12-31T18:30:00Z') };
  const teacher = await api.signIn({
    ...joined,
    role: 'INSTRUCTOR',
    fullName: 'Meera Iyer',
    email: 'meera@vidya.example',
  });
  const learner = await api.signIn({
    ...joined,
    fullName: 'आशा "Asha" राव',
    email: 'asha@vidya.example',
    contact: '+919876543210',
    linkedin: 'linkedin.com/in/asha',
    address: '12, MG Road\nPune',
    passwordHash: '$argon2id$a-hash',
  });
  await api.signIn({ ...joined, fullName: 'Bela', email: '=cmd@vidya.example' });
  await api.signIn({ fullName: 'Former learner', deletedAt: new Date() });
  const { id: courseId } = await addCourse(api.db, { instructorId: teacher.id });
  await enrol(api.db, { userId: learner.id, courseId });
  const the = certifying(api, courseId, teacher);
  const [one, two] = [await the.quiz(), await the.quiz()];
  await the.take(one, 4, learner);
  await the.take(two, 1, learner);
  await the.take(two, 2, learner);
  const names = { learnerName: 'Asha', courseTitle: 'Prompts', instructorName: 'Meera', code: 'A' };
  await api.db.insert(certificates).values({ userId: learner.id, courseId, ...names });
  const { response } = await download();
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="people.csv"',
    'cache-control': 'private, no-store',
  });
  expect(response.payload).toBe(
    [
      '\uFEFFFull Name,Email,Contact Number,LinkedIn,Address,Role,Status,Joined,Quiz Attempts,Average Mark,Certificates',
      "Bela,'=cmd@vidya.example,,,,Student,Not Enrolled,2026-01-01 00:00,0,,0",
      `"आशा ""Asha"" राव",asha@vidya.example,'+919876543210,linkedin.com/in/asha,"12, MG Road\nPune",Student,Enrolled,2026-01-01 00:00,3,75,1`,
      'Meera Iyer,meera@vidya.example,,,,Instructor,Enrolled,2026-01-01 00:00,0,,0',
      '',
    ].join('\r\n'),
  );
});

it('filters as the list does, and logs how, but not what was searched for', async () => {
  await api.signIn({ fullName: 'Asha Rao', email: 'a@vidya.example' });
  await api.signIn({ fullName: 'Bela Das', email: 'b@vidya.example' });
  await api.signIn({ fullName: 'Asha Iyer', email: 'c@vidya.example', role: 'INSTRUCTOR' });
  const { response, lines } = await download({ kind: 'students', status: 'notEnrolled', q: 'asha' });
  expect(lines).toEqual([expect.stringMatching(/^Asha Rao,a@vidya\.example,,,,Student,Not Enrolled,/)]);
  expect(response.headers['content-disposition']).toBe('attachment; filename="students.csv"');
  expect((await download({ status: 'enrolled' })).lines).toEqual([]);
  expect(await details()).toEqual([
    { kind: 'students', status: 'notEnrolled', isSearch: true },
    { kind: 'all', status: 'enrolled', isSearch: false },
  ]);
});

it.each(['name', 'newest', 'oldest'] as const)('loses and repeats nobody between batches, by %s', async (sort) => {
  // In whole milliseconds many of these people share a time.
  await api.db.execute(sql`insert into users (email, full_name, created_at)
    select lpad(n::text, 5, '0') || '@vidya.example', 'Asha ' || n % 7, timestamptz '2026-01-01' + (n / 3) * interval '1 microsecond'
    from generate_series(1, 4500) n`);
  const { lines } = await download({ kind: 'students', sort });
  const addresses = lines.map((line) => line.split(',')[1]!);
  expect([addresses.length, new Set(addresses).size]).toEqual([4500, 4500]);
  const numbers = addresses.map((address) => Math.floor(Number.parseInt(address, 10) / 3));
  const names = lines.map((line) => line.split(',')[0]!);
  const inOrder = {
    name: () => names.toString() === names.toSorted().toString(),
    newest: () => numbers.toString() === numbers.toSorted((a, b) => b - a).toString(),
    oldest: () => numbers.toString() === numbers.toSorted((a, b) => a - b).toString(),
  };
  expect(inOrder[sort]()).toBe(true);
});

it('leaves its trace before the first line, and none where nothing leaves', async () => {
  const wrong = await api.app.inject({
    url: `${callAddress(exportPeople, {}, {})}?kind=admins`,
    headers: admin.headers,
  });
  expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { Error: 'ValidationError' }]);
  const head = await api.app.inject({ method: 'HEAD', url: callAddress(exportPeople, {}, {}), headers: admin.headers });
  expect([head.statusCode, head.payload]).toEqual([200, '']);
  expect(await details()).toEqual([]);
  await download();
  expect(await details()).toEqual([{ kind: 'all', status: 'all', isSearch: false }]);
});
