import { siteAddress } from '../run/site-address.ts';
import { onSite, signIn } from './harness/site.ts';

const article =
  `<h3>Why loops</h3><p>A loop says the same thing to a computer many times, so that you say it once. Read the code, then guess what it prints.</p>
<pre data-language="python">def total(prices):
    """Sum in paise, without rounding."""
    result = 0
    for price in prices:  # one after another
        result += price * 100
    return f"{result} paise"</pre>
<aside><p>Indent with four blanks. A tab here is the error that beginners meet first.</p></aside>
<h3>What it costs</h3><p>With $$n$$ prices the loop takes $$O(n)$$ steps. The sum of the first numbers is</p><p>$$\\sum_{i=1}^{n} i = \\frac{n(n+1)}{2}$$</p>
<h3>A table</h3><table><tbody><tr><th>Prices</th><th>Steps</th></tr><tr><td>10</td><td>10</td></tr><tr><td>1,000</td><td>1,000</td></tr></tbody></table>
<p>यह लूप हर कीमत को एक-एक करके जोड़ता है, और अंत में पैसे में उत्तर देता है।</p><h3>Try it</h3><ul><li>Change the list.</li><li>Print each step.</li></ul>` +
  '<p>Practice makes loops feel natural, so write five of them by hand before you go on to the next lecture.</p>'.repeat(
    14,
  );

await onSite('bench-data', async (browser) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const who = process.env['WHO'] ?? 'admin@vidya.example';
  await signIn(context, who);
  const token = decodeURIComponent((await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')!.value);
  const api = siteAddress() + '/api/v1';
  const list = (await (await context.request.get(`${api}/course/createdCourses/`)).json()) as any;
  const all = Array.isArray(list.Data) ? list.Data : (list.Data.courses ?? list.Data.Courses);
  const course = all.find((each: any) => each.status === 'published') ?? all[0];
  const made = await context.request.post(`${api}/course/${course._id}/`, {
    headers: { 'x-xsrf-token': token },
    multipart: {
      title: 'Loops, in words and code',
      description: 'Read it twice.',
      kind: 'article',
      isPreview: 'true',
      article,
    },
  });
  const made2 = (await made.json()) as any;
  console.log(made.status(), made2.Message);
  const lectureId = made2.Data.lectureId;
  const shots: [string, number, 'light' | 'dark'][] = [
    ['/viewLectures', 1440, 'light'],
    ['/viewLectures', 375, 'dark'],
    ['/viewLectures', 1440, 'dark'],
    ['/preview', 1440, 'light'],
    ['/preview', 375, 'light'],
    ['/courseDetail', 1440, 'light'],
  ];
  for (const [path, width, colorScheme] of shots) {
    const own = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    if (path === '/viewLectures') await signIn(own, who);
    const page = await own.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') console.log(path, message.text());
    });
    await page.goto(
      `${siteAddress()}${path}?courseId=${course._id}&lectureId=${lectureId}`.replace(/\?(.*)\?/, '?$1&'),
    );
    await page.waitForTimeout(4000);
    await page.screenshot({
      path: `/tmp/shots/${path.slice(1)}-${width}-${colorScheme}.png`,
      fullPage: path !== '/courseDetail',
    });
  }
});
