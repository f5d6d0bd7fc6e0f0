import { defineCall } from '@vidya/contracts/calls/call';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { createElement, lazy, Suspense } from 'react';
import { type Area, renderPage } from './page.tsx';

const answer = () => Promise.resolve(undefined);
const at = (path: string, hasSession = false) => ({ url: `http://localhost${path}`, hasSession });

describe('the shell’s own pages', () => {
  it.each([
    ['/about', '>About Vidya</h1>'],
    ['/Pricing/', '>Pricing</h1>'],
    ['/no-such-page', 'Page Not Found'],
    ['/denied', 'Access Denied'],
  ])('renders %s', async (path, text) => {
    const page = await renderPage(at(path), answer);
    expect(page?.html).toContain(text);
    expect(page?.css).not.toBe('');
    expect(page?.queries).toEqual([]);
  });

  it('offers to log in on the page of a refused address, unless there is a session', async () => {
    const login = '/auth/login';
    const pages = [await renderPage(at('/denied'), answer), await renderPage(at('/denied', true), answer)];
    const [visitor, person] = pages.map((page) => page?.html.split('<main')[1]?.split('</main>')[0]);
    expect(visitor).toContain(login);
    expect(person).not.toContain(login);
  });

  it('offers to log in without script to visitors only', async () => {
    const pages = [await renderPage(at('/about'), answer), await renderPage(at('/about', true), answer)];
    const [visitor, person] = pages.map((page) => /<noscript>(.*?)<\/noscript>/s.exec(page?.html ?? '')?.[1]);
    expect(visitor).toContain('Create An Account');
    expect(person).toContain('All Courses');
    expect(person).not.toMatch(/Create An Account|Login/);
  });

  it('leaves a redirect to the browser', async () => {
    expect(await renderPage(at('/category'), answer)).toBeNull();
  });
});

const area = (prepare: Area['entry']['prepare']): Area => ({
  name: 'catalog',
  entry: { Remote: () => 'The page', prepare },
});

it('leaves a page to the browser when the API refuses what it asks for', async () => {
  const refused = area(() => Promise.reject(new ApiError('', { status: 500 })));
  expect(await renderPage(at('/contact'), answer, refused)).toBeUndefined();
  const broken = area(() => Promise.reject(new Error('planted')));
  await expect(renderPage(at('/contact'), answer, broken)).rejects.toThrow('planted');
});

it('waits a moment for a part whose code is loaded on demand, and throws if the part fails', async () => {
  const showing = (load: () => Promise<{ default: () => string }>): Area => {
    const Part = lazy(load);
    const Remote = () => createElement(Suspense, null, createElement(Part));
    return { name: 'catalog', entry: { Remote, prepare: () => Promise.resolve({}) } };
  };
  const page = await renderPage(
    at('/contact'),
    answer,
    showing(() => Promise.resolve({ default: () => 'A late part' })),
  );
  expect(page?.html).toContain('A late part');
  const failing = showing(() => Promise.reject(new Error('planted')));
  await expect(renderPage(at('/contact'), answer, failing)).rejects.toThrow('A part of http://localhost/contact');
});

it('sends a form as JSON, that of a call with an optional file too', async () => {
  const call = defineCall<{ body: object; data: null }>('sample', 'POST /sample', { encoding: 'multipart' });
  const asked: unknown[] = [];
  const ask = (...given: unknown[]) => {
    asked.push(given);
    return Promise.resolve({ status: 200, text: '' });
  };
  const { name, entry } = area(() => Promise.resolve({}));
  const submit = () => ({ call, body: { name: 'Asha' }, next: '/next' });
  const page = { ...at('/contact'), fields: {} };
  expect(await renderPage(page, ask, { name, entry: { ...entry, submit } })).toBeNull();
  expect(asked).toEqual([['/api/v1/sample', { body: '{"name":"Asha"}', next: '/next' }]]);
});

it('says on the page when its data are from before the API went down, not when the API was late', async () => {
  const call = defineCall<{ data: null }>('sample', 'GET /sample');
  const page = area(async ({ send }) => {
    await send(call, {});
    return {};
  });
  const text = JSON.stringify({ Success: true, Message: '', Data: null, Error: null });
  const rendered = (response: { isKept?: boolean; isStale?: boolean }) =>
    renderPage(at('/contact'), async () => ({ status: 200, text, ...response }), page);
  const fresh = await rendered({});
  const late = await rendered({ isKept: true, isStale: false });
  const stale = await rendered({ isKept: true, isStale: true });
  expect([fresh, late, stale].map((each) => [each?.isKept, each?.isStale])).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
  expect(late?.html).not.toContain('Our server is down');
  expect(stale?.html).toContain('Our server is down');
  expect(fresh?.html).not.toContain('Our server is down');
});
