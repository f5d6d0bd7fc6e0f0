import { ApiError } from '@vidya/contracts/calls/api-error';
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
