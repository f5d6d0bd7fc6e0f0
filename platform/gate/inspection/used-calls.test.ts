import { parseScript } from './syntax.ts';
import { usedCalls, wordsOf } from './used-calls.ts';

const script = (text: string) => parseScript('a.js', text);

describe('the calls that code sends', () => {
  const calls = (text: string, recorded: unknown = []) =>
    usedCalls(wordsOf([script(text)]), new Map([['calls.json', Buffer.from(JSON.stringify(recorded))]]));

  it('are found with their addresses, also those of several parts', () => {
    const code = 'var a="/user/auth";c("login",`POST ${a}/login`);c("x","GET /course/:id");"GET ready";"DELETE /a b"';
    expect(calls(code)).toEqual([
      { place: 'GET /course/:id', contract: null },
      { place: 'POST /user/auth/login', contract: null },
    ]);
  });

  it('come with what the version was built for, as far as its code reads it', () => {
    const whole = { type: 'object', properties: { title: {}, price: {}, stock: {} }, required: ['title', 'stock'] };
    const recorded = [{ name: 'getCourse', method: 'GET', path: '/course/:id', encoding: 'json', data: whole }];
    const [call] = calls('c("getCourse","GET /course/:id");d.title;var {price:p}=d', recorded);
    expect(call?.contract?.data).toEqual({ type: 'object', properties: { title: {}, price: {} }, required: ['title'] });
  });

  it.each([
    ['deep', (inner: object) => ({ type: 'object', properties: { a: inner } })],
    ['full of alternatives', () => ({ anyOf: Array.from({ length: 50 }, () => ({ type: 'string' })) })],
  ])('are unknown where a shape is too %s to be compared', (_, around) => {
    const data = Array.from({ length: 200 }).reduce<object>((inner) => around(inner), {});
    const recorded = [{ name: 'a', method: 'GET', path: '/a', encoding: 'json', data }];
    expect(calls('c("GET /a")', recorded)).toEqual([{ place: 'GET /a', contract: null }]);
  });

  it('are unknown where calls.json holds something else', () => {
    expect(calls('c("GET /a")', [{ name: 1 }])).toEqual([{ place: 'GET /a', contract: null }]);
  });
});
