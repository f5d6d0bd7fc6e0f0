import { closeBrowser, newVisit, signIn } from './support/browser.ts';
import { pagesByPerson } from './support/pages.ts';
import { quiet } from './support/quiet.ts';
import { people } from './support/site.ts';

afterAll(closeBrowser);

/** As browsers do for people or companies that deny storage: one throws, the other is null. */
function denyStorage(): void {
  const denied = (): never => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'localStorage', { get: denied });
  Object.defineProperty(globalThis, 'sessionStorage', { value: null });
}

it.each([...pagesByPerson])('every page of %s works without storage', async (person, pages) => {
  const { page, context, pageErrors } = await newVisit();
  await context.addInitScript(denyStorage);
  if (person !== 'visitor') await signIn(page, people[person]);
  for (const [path, , heading] of pages) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await quiet(page);
  }
  expect(pageErrors).toEqual([]);
  await context.close();
});
