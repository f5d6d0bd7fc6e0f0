import { violationsInBothThemes } from './support/axe.ts';
import { closeBrowser, newVisit } from './support/browser.ts';
import { phone, windowOf } from './support/widths.ts';

afterAll(closeBrowser);

describe.each(phone)('a search at %s px', (width) => {
  it('begins with titles and says on every other card why it was found', async () => {
    const { page, context, pageErrors } = await newVisit(windowOf(width));
    await page.goto('/course/all-courses?q=python');
    const cards = page.getByRole('tabpanel').getByRole('article');
    await cards.nth(3).waitFor();
    const texts = await cards.allInnerTexts();
    const isTitled = await cards
      .getByRole('heading')
      .allInnerTexts()
      .then((titles) => titles.map((title) => /python|पायथन/i.test(title)));
    expect(isTitled).toEqual(isTitled.toSorted((one, other) => Number(other) - Number(one)));
    expect(texts.map((text) => /In the description|Category:|Instructor:|Language:/.test(text))).toEqual(
      isTitled.map((is) => !is),
    );
    expect(await cards.nth(isTitled.indexOf(false)).getByText('Python').last().innerText()).toBe('Python');
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
