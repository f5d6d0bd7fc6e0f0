import type { CallContract } from '@vidya/contracts/calls/recorded/recorded-call';
import { z } from 'zod';
import { breakingChanges } from './call-changes.ts';

type Shapes = Partial<Record<'params' | 'query' | 'body' | 'data' | 'meta', z.ZodType | undefined>>;

const outputs = ['data', 'meta'];
/** A call with these shapes, as the API describes it. */
const call = (shapes: Shapes, encoding: CallContract['encoding'] = 'json'): CallContract => ({
  name: 'getCourse',
  method: 'GET',
  path: '/course/:courseId',
  encoding,
  ...Object.fromEntries(
    Object.entries(shapes).flatMap(([part, shape]) => {
      if (!shape) return [];
      const { additionalProperties: _, ...schema } = z.toJSONSchema(shape, {
        io: outputs.includes(part) ? 'output' : 'input',
      });
      return [[part, schema]];
    }),
  ),
});
const { string, number, object, array, optional, literal, tuple } = z;
const { enum: oneOf, null: none, union } = z;

const built: Shapes = {
  query: object({ page: number().int().max(100).optional() }),
  body: object({ title: string().max(100), level: oneOf(['a', 'b']) }),
  data: object({
    title: string(),
    price: number(),
    level: oneOf(['a', 'b']),
    lectures: array(object({ title: string() })),
    picture: object({ url: string() }).nullable(),
    stars: tuple([number(), number()]),
  }),
  meta: object({ total: number() }),
};
const changes = (offered: Shapes): string[] => breakingChanges(call(built), call({ ...built, ...offered }));
const data = (change: object) => ({ data: (built.data as ReturnType<typeof object>).extend(change as never) });
const body = (change: object) => ({ body: (built.body as ReturnType<typeof object>).extend(change as never) });

it.each<[string, Shapes]>([
  ['nothing else', {}],
  ['a further field in the response', data({ stock: number() })],
  ['an integer where a number was', data({ price: number().int() })],
  ['no null where one could be', data({ picture: object({ url: string() }) })],
  ['a further word in the response', data({ level: oneOf(['a', 'b', 'c']) })],
  ['other limits of the response', data({ title: string().max(10) })],
  ['a further field of the request that may be left out', body({ note: string().optional() })],
  ['a longer text in the request', body({ title: string().max(200) })],
  ['a further word in the request', body({ level: oneOf(['a', 'b', 'c']) })],
  ['a field of the request that may be left out now', body({ title: optional(string()) })],
])('is no break: %s', (_, offered) => expect(changes(offered)).toEqual([]));

it.each<[Shapes, string[]]>([
  [
    { data: object({}) },
    ['title', 'price', 'level', 'lectures', 'picture', 'stars'].map((one) => `Data.${one} is missing`),
  ],
  [data({ title: string().optional() }), ['Data.title may be missing']],
  [data({ price: string() }), ['Data.price is string instead of number']],
  [data({ price: number().nullable() }), ['Data.price is null instead of number']],
  [data({ price: z.any() }), ['Data.price may be anything instead of number']],
  [data({ lectures: array(object({})) }), ['Data.lectures[].title is missing']],
  [data({ lectures: object({}) }), ['Data.lectures is object instead of array']],
  [data({ picture: object({ path: string() }).nullable() }), ['Data.picture.url is missing']],
  [data({ stars: tuple([number()]) }), ['Data.stars[1] is missing']],
  [
    data({ level: union([literal(1), none()]) }),
    ['Data.level is number instead of string', 'Data.level is null instead of string'],
  ],
  [{ meta: undefined }, ['Meta is missing']],
  [body({ note: string() }), ['body.note is missing']],
  [body({ title: number() }), ['body.title is string instead of number']],
  [body({ title: string().max(50) }), ['body.title has another limit: maxLength is 50']],
  [body({ title: string().max(100).min(3) }), ['body.title has another limit: minLength is 3']],
  [body({ title: string().max(100).regex(/^a/) }), ['body.title has to match ^a']],
  [body({ level: oneOf(['a']) }), ['body.level may not be b any more']],
  [{ body: object({ title: string().max(100) }) }, ['body.level is not taken any more']],
  [{ body: undefined }, ['body is not taken any more']],
  [{ query: object({ page: number().int().max(50).optional() }) }, ['query.page has another limit: maximum is 50']],
  [{ params: object({ courseId: string() }) }, ['params.courseId is missing']],
])('is a break: %#', (offered, problems) => expect(changes(offered)).toEqual(problems));

it('is a break when forms become JSON', () => {
  expect(breakingChanges(call(built, 'multipart'), call(built))).toEqual([
    'the body is sent as multipart and read as json',
  ]);
});
