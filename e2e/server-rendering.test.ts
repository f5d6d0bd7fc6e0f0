import { closeBrowser, meetNoErrors, newVisit, signIn, type Visit } from './support/browser.ts';
import { openRendered, renderedHtml, settled } from './support/content.ts';
import { courseCalled, detailPath } from './support/course-pages.ts';
import { people, siteUrl } from './support/site.ts';
import { desk, phone, windowOf } from './support/widths.ts';

afterAll(closeBrowser);

const title = 'React from Zero';
/** Address and a text that only its data can give. */
const pages = [
  ['/', 'Generative AI'],
  ['/course/all-courses', '₹'],
  // A percent sign that stands for nothing.
  ['/course/all-courses?q=react&utm_campaign=50%off', title],
  ['/course/all-courses?sort=new&price=free&page=1', 'Free'],
  ['detail', 'What is inside'],
  ['/course/web-development', '₹'],
  ['/contact', 'Send us a message'],
  ['/auth/login', 'Forgot'],
  ['/auth/signup', 'Password'],
  ['/about', 'About Vidya'],
  ['/no-such-page', 'Page Not Found'],
] as const;

const addressOf = async (address: string): Promise<string> =>
  address === 'detail' ? detailPath((await courseCalled(title))._id) : address;

/** A mark that only the server's own element can carry. */
const markHeading = `document.querySelector('h1').isFromServer = true`;

/** Changes the rendered version of arriving pages, so that the browser renders them itself instead of hydrating. */
const preventHydration = `document.addEventListener('readystatechange', () => {
  if (document.readyState !== 'interactive') return;
  const data = document.querySelector('#vidya-page');
  const settings = JSON.parse(data.textContent);
  if (settings.rendered) settings.rendered.version = 'another';
  data.firstChild.nodeValue = JSON.stringify(settings);
  ${markHeading};
});`;

describe('a page that the server renders', () => {
  let visit: Visit;
  let unhydrated: Visit;
  beforeAll(async () => {
    visit = await newVisit();
    unhydrated = await newVisit();
    await unhydrated.page.addInitScript(preventHydration);
  });
  meetNoErrors(() => [visit, unhydrated]);

  it.each(pages)('%s has its content in the HTML, and the browser changes none of it', async (name, text) => {
    const { page } = visit;
    const address = await addressOf(name);
    expect(await renderedHtml(page, address)).toContain(text);
    await openRendered(page, address);
    await page.evaluate(markHeading);
    const hydrated = await settled(page);
    expect(await page.locator('h1').evaluate((heading) => 'isFromServer' in heading)).toBe(true);
    await openRendered(unhydrated.page, address);
    expect(await settled(unhydrated.page)).toEqual(hydrated);
    expect(await unhydrated.page.locator('h1').evaluate((heading) => 'isFromServer' in heading)).toBe(false);
  });

  it('holds nobody’s name, and shows it when it responds', async () => {
    const { page, context, pageErrors } = await newVisit();
    await signIn(page, people.learner);
    for (const [name] of pages.filter(([address]) => !address.startsWith('/auth/'))) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await renderedHtml(page, await addressOf(name))).not.toMatch(/>Hey |Ishaan/);
    }
    await openRendered(page, '/course/all-courses');
    await page.getByRole('button', { name: /^Hey / }).waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});

/** The largest layout shift that counts as none. */
const maxShift = 0.02;
const watchFromTheStart = `window.shifts = 0;
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shifts += value; })
    .observe({ type: 'layout-shift', buffered: true });`;

it.each([...desk, ...phone])(
  'nothing of home moves for those who have nothing to continue, at %i px',
  async (width) => {
    const { page, context } = await newVisit(windowOf(width));
    await signIn(page, people.instructor);
    // Any page tells the next one.
    await page.goto('/about');
    await settled(page);
    await page.addInitScript(watchFromTheStart);
    await openRendered(page, '/');
    await settled(page);
    expect(await page.evaluate<number>('window.shifts')).toBeLessThanOrEqual(maxShift);
    await context.close();
  },
);

/** Each menu of the navbar with one of its entries. */
const menus = [
  ['Catalog', 'Explore All Courses'],
  ['Resources', 'Cheatsheets'],
  ['Community', 'Code Crew'],
  ['Career Center', 'Career paths'],
] as const;

describe('without JavaScript', () => {
  it('a visitor searches, turns pages and reads about a course', async () => {
    const { page, context } = await newVisit({ javaScriptEnabled: false });
    await openRendered(page, '/');
    await renderedHtml(page, '/course/all-courses?q=python');
    await page.getByRole('combobox', { name: 'Search courses' }).first().fill('python');
    await page.getByRole('combobox', { name: 'Search courses' }).first().press('Enter');
    await page.waitForURL(/\/course\/all-courses\?q=python$/);
    const card = page.getByRole('main').getByRole('article').first().getByRole('link');
    const course = await card.innerText();
    await renderedHtml(page, (await card.getAttribute('href'))!);
    await card.click();
    await page.getByRole('heading', { level: 1, name: course }).waitFor();
    await page.getByRole('region', { name: 'What is inside' }).getByRole('listitem').first().waitFor();
    await openRendered(page, '/course/all-courses');
    await renderedHtml(page, '/course/all-courses?page=2');
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL(/page=2$/);
    await page.getByRole('main').getByRole('article').first().waitFor();
    await context.close();
  });

  it('no button does nothing, no form is silent, and a page that needs script says so', async () => {
    const { page, context } = await newVisit({ javaScriptEnabled: false });
    for (const [name] of pages) {
      // oxlint-disable-next-line no-await-in-loop
      await openRendered(page, await addressOf(name));
      // oxlint-disable-next-line no-await-in-loop
      const buttons = await page.locator('button:visible:not([popovertarget]):not(form[action] *)').allTextContents();
      expect(buttons).toEqual([]);
      // oxlint-disable-next-line no-await-in-loop
      expect(await page.locator('[aria-busy="true"]:visible').count()).toBe(0);
    }
    await page.goto('/course/checkout');
    // Playwright finds no text inside `noscript`.
    await page.locator('noscript').getByRole('link', { name: 'all courses' }).waitFor();
    await context.close();
  });

  it('signs up, and does not put the password into an address', async () => {
    const { page, context } = await newVisit({ javaScriptEnabled: false });
    const main = page.getByRole('main');
    await openRendered(page, '/auth/signup');
    await main.getByLabel('Name').fill('Asha Noscript');
    await main.getByLabel('Email').fill(`asha.noscript.${Date.now()}@vidya.example`);
    await main.getByRole('textbox', { name: 'Password' }).fill('five5');
    await main.getByRole('button', { name: 'Create Account' }).click();
    await main.getByText('Password Must Be Atleast 6 Character Long').waitFor();
    expect(page.url()).toBe(`${siteUrl}/auth/signup`);
    expect(await main.getByLabel('Name').inputValue()).toBe('Asha Noscript');
    await main.getByRole('textbox', { name: 'Password' }).fill('three words here');
    await main.getByRole('button', { name: 'Create Account' }).click();
    await main.getByText('Account Created Successfully').waitFor();
    expect(page.url()).toBe(`${siteUrl}/auth/login?after=signUp`);
    await context.close();
  });

  it.each(desk)('the menus open, one at a time, at %i px', async (width) => {
    const { page, context } = await newVisit({ javaScriptEnabled: false, ...windowOf(width) });
    await openRendered(page, '/course/all-courses');
    const navbar = page.getByRole('navigation', { name: 'Main' });
    for (const [menu, entry] of menus) {
      // oxlint-disable-next-line no-await-in-loop
      await navbar.getByRole('button', { name: menu }).click();
      // oxlint-disable-next-line no-await-in-loop
      await navbar.getByRole('link', { name: entry }).waitFor();
      // oxlint-disable-next-line no-await-in-loop
      expect(await navbar.locator(':popover-open').count()).toBe(1);
    }
    await page.keyboard.press('Escape');
    expect(await navbar.locator(':popover-open').count()).toBe(0);
    await navbar.getByRole('button', { name: 'Catalog' }).click();
    await navbar.getByRole('link', { name: 'Web Development' }).click();
    await page.waitForURL(/\/course\/web-development$/);
    await context.close();
  });

  it.each(phone)('the drawer’s links show and filters are applied, at %i px', async (width) => {
    const { page, context } = await newVisit({ javaScriptEnabled: false, ...windowOf(width) });
    await openRendered(page, '/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const opened = page.locator(':popover-open');
    await opened.getByRole('link', { name: 'Create An Account' }).waitFor();
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await opened.count()).toBe(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    // Without script nothing draws a page that its area’s thread came too late for.
    await renderedHtml(page, '/course/all-courses');
    await opened.getByRole('link', { name: 'All Courses' }).click();
    await page.waitForURL(/\/course\/all-courses$/);

    await page.getByRole('button', { name: 'Filters' }).click();
    await opened.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Filters' }).click();
    await opened.getByRole('radio', { name: /^Beginner, / }).check();
    await opened.getByRole('button', { name: 'Show courses' }).click();
    await page.waitForURL(/[?&]level=Beginner/);
    await page.getByRole('link', { name: 'Remove Beginner' }).waitFor();
    await context.close();
  });
});
