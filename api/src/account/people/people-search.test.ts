import { fetchStudentsAndInstructors, type PeopleQuery } from '@vidya/contracts/calls/people';
import { sql } from 'drizzle-orm';
import { users } from '../../database/tables/schema-people.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addCourse, enrol } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { searchOf } from './people-search.ts';

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

const search = async (q: string, rest: PeopleQuery = {}) => {
  const query = { kind: 'students' as const, q, ...rest };
  const { status, body } = await api.inject(fetchStudentsAndInstructors, { as: admin, query });
  expect(status).toBe(200);
  return { names: body.Data!.students.map(({ fullName }) => fullName), meta: body.Meta };
};

const known = [
  ['आशा राव', 'asha.rao@gmail.com'],
  ['Asha Rao', 'a_rao@vidya.example'],
  ['Percy 50% Off', 'percy@vidya.example'],
  ["Sinéad O'Brien", 'sinead@vidya.example'],
  ['Back\\slash', 'b1@vidya.example'],
  ['Zoya "Zo" Khan', 'khan@vidya.example'],
  ['Nuala O’Neill', 'nuala@xn--xample-9ua.in'],
  ['सम्पूर्णा पाण्डे', 'pandey@xn--i1b6b1a6a2e.xn--h2brj9c'],
] as const;

describe('Among some people', () => {
  beforeEach(() => api.db.insert(users).values(known.map(([fullName, email]) => ({ fullName, email }))));

  it.each([
    ['a part of a name', 'sha r', ['Asha Rao']],
    ['capitals', 'ASHA RAO', ['Asha Rao']],
    ['an address', 'ASHA.RAO@gmail', ['आशा राव']],
    ['Hindi', 'राव', ['आशा राव']],
    ['a part of a Hindi word', 'शा रा', ['आशा राव']],
    ['a percent sign', '50% off', ['Percy 50% Off']],
    ['nothing but a percent sign', '%', ['Percy 50% Off']],
    ['an underscore', 'a_rao', ['Asha Rao']],
    ['a quote', "o'brien", ["Sinéad O'Brien"]],
    ['a quote that was left out', 'obrien', ["Sinéad O'Brien"]],
    ['a typographic quote', 'o’brien', ["Sinéad O'Brien"]],
    ['a plain quote for a typographic one', "o'neill", ['Nuala O’Neill']],
    ['nothing but a quote', "'", []],
    ['a name without its accent', 'sinead o', ["Sinéad O'Brien"]],
    ['an accent in two characters', 'Sine\u0301ad', ["Sinéad O'Brien"]],
    ['another spelling of a nasal', 'संपूर्णा', ['सम्पूर्णा पाण्डे']],
    ['a part of an international address', '@éxam', ['Nuala O’Neill']],
    ['an international address', 'nuala@éxample.in', ['Nuala O’Neill']],
    ['its stored form', '@xn--xample', ['Nuala O’Neill']],
    ['a domain in Hindi', '@संगठन.भारत', ['सम्पूर्णा पाण्डे']],
    ['double quotes', '"zo" k', ['Zoya "Zo" Khan']],
    ['a backslash', 'back\\slash', ['Back\\slash']],
    ['a trailing backslash', 'back\\', ['Back\\slash']],
    ['two letters where a word begins', 'kh', ['Zoya "Zo" Khan']],
    ['one letter where a word begins', 'z', ['Zoya "Zo" Khan']],
    ['SQL', "'; drop table users; --", []],
    ['spaces around', '  percy  ', ['Percy 50% Off']],
    ['what nobody is called', 'x'.repeat(200), []],
    ['a zero character', 'per\0cy', ['Percy 50% Off']],
  ])('finds %s', async (_, q, names) => {
    expect((await search(q)).names).toEqual(names);
  });

  it('takes nothing but spaces for no search', async () => {
    expect((await search('   ')).names.length).toBe(known.length);
  });

  it('searches within a status and a kind, and counts what it finds', async () => {
    const owner = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Vidya Rao' });
    const course = await addCourse(api.db, { instructorId: owner.id });
    const asha = await api.signIn({ fullName: 'Asha Das', email: 'das@vidya.example' });
    await enrol(api.db, { userId: asha.id, courseId: course.id });
    expect(await search('asha', { status: 'enrolled' })).toEqual({
      names: ['Asha Das'],
      meta: { totals: { students: 1, instructors: 0 } },
    });
    expect((await search('asha', { status: 'notEnrolled' })).names).toEqual(['Asha Rao', 'आशा राव']);
  });
});

describe('Among many people', () => {
  const many = 9_000;
  beforeEach(async () => {
    await api.db.execute(sql`insert into users (email, full_name, created_at)
      select 'p' || n || '@vidya.example', case when n % 3000 = 2999 then 'Zzyzx ' else 'Asha ' end || lpad(n::text, 5, '0'),
        now() - n * interval '1 minute' from generate_series(1, ${sql.raw(String(many))}) n`);
  });

  it('finds the few who come last in the list, completely', async () => {
    expect(await search('zzyz')).toEqual({
      names: ['Zzyzx 02999', 'Zzyzx 05999', 'Zzyzx 08999'],
      meta: { totals: { students: 3, instructors: 0 } },
    });
  });

  it('offers the first of very many, in order, and says that there are more', async () => {
    const { names, meta } = await search('vidya.example', { sort: 'newest', limit: 2, page: 500 });
    expect(names).toEqual(['Asha 00999', 'Asha 01000']);
    expect(meta).toEqual({ totals: { students: 1000, instructors: 0 }, isCapped: true });
    expect((await search('vidya.example', { limit: 2, page: 501 })).names).toEqual([]);
  });

  it('keeps the order where the head of the list holds some and the index the rest', async () => {
    await api.db.execute(
      sql`update users set full_name = full_name || ' Qureshi' where full_name like '%7' and full_name < 'Asha 07000'`,
    );
    const { names, meta } = await search('qureshi', { limit: 100, page: 7 });
    expect(names[0]).toBe('Asha 06007 Qureshi');
    expect(names).toEqual(names.toSorted());
    expect(meta).toEqual({ totals: { students: 700, instructors: 0 } });
  });
});

test('the index is asked only for what has a letter in it', () => {
  expect(searchOf('--')).toEqual({ patterns: ['%--%'], isIndexed: false });
  expect(searchOf('a_')).toEqual({ patterns: ['a\\_%', '% a\\_%'], isIndexed: true });
  expect(searchOf('a%b\\c')).toEqual({ patterns: ['%a\\%b\\\\c%'], isIndexed: true });
});
