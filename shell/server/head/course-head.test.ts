import { randomUUID } from 'node:crypto';
import { readHead } from '../testing/read-head.ts';
import { sampleSite } from '../testing/sample-site.ts';

const origin = 'https://vidya.example';
let given: Awaited<ReturnType<typeof sampleSite>>;
beforeAll(async () => {
  given = await sampleSite({ SITE_ORIGINS: origin });
});
beforeEach(() => {
  given.courses.asked.length = 0;
});
afterAll(() => given.close());

const open = (courseId: string, cookie = '') =>
  given.site.inject({ url: `/courseDetail?courseId=${encodeURIComponent(courseId)}`, headers: { cookie } });
async function read(courseId: string, cookie?: string) {
  const { body, statusCode } = await open(courseId, cookie);
  return { ...readHead(body), status: statusCode };
}

describe('a course on sale', () => {
  it('is described as search engines and shared links show it', async () => {
    const thumbnail = { secure_url: '/media/images/large.webp' };
    const course = given.courses.add({ topic: 'Prompting that works', thumbnail, createdBy: 'Meera Iyer' });
    const address = `${origin}/courseDetail?courseId=${course._id}`;
    expect(await read(course._id.toUpperCase())).toMatchObject({
      status: 200,
      title: 'Prompting that works | Vidya',
      canonical: address,
      meta: {
        description: 'Write prompts that give the same good answer twice.',
        'og:type': 'article',
        'og:url': address,
        'og:image': `${origin}/media/images/large.webp`,
      },
    });
  });

  it('is a Course in the words of schema.org', async () => {
    const course = given.courses.add({
      price: 1_499,
      discount: 40,
      rating: 4.5,
      noOfRatings: 12,
      language: 'Hinglish',
      level: 'Advance',
      lectures: [3_500, 130].map((durationSeconds) => ({
        _id: '',
        title: '',
        durationSeconds,
        isPreview: false,
      })),
    });
    const { data } = await read(course._id);
    expect(data['Course']).toMatchObject({
      '@context': 'https://schema.org',
      name: course.topic,
      provider: { '@type': 'Organization', name: 'Vidya' },
      inLanguage: 'hi-Latn',
      educationalLevel: 'Advance',
      datePublished: course.createdAt,
      aggregateRating: { ratingValue: 4.5, ratingCount: 12, bestRating: 5, worstRating: 0.5 },
      offers: { category: 'Paid', price: 899, priceCurrency: 'INR' },
      hasCourseInstance: {
        courseMode: 'online',
        courseWorkload: 'PT1H1M',
        instructor: { '@type': 'Person', name: course.createdBy },
      },
    });
    expect(data['BreadcrumbList']).toMatchObject({
      itemListElement: [
        { position: 1, item: `${origin}/` },
        { position: 2, name: 'Generative AI Courses', item: `${origin}/course/generative-ai` },
        { position: 3, name: course.topic },
      ],
    });
  });

  it('claims no rating that nobody gave, no length that nobody knows, and says Free', async () => {
    const { _id } = given.courses.add({ discount: 100, rating: 0, noOfRatings: 0, lectures: [] });
    const course = (await read(_id)).data['Course']!;
    expect(course).not.toHaveProperty('aggregateRating');
    expect(course['hasCourseInstance']).not.toHaveProperty('courseWorkload');
    expect(course['offers']).toMatchObject({ category: 'Free', price: 0 });
  });

  it('is asked for once, for all visitors, and in the name of the first', async () => {
    const { _id } = given.courses.add();
    await Promise.all([open(_id), open(_id), open(_id, 'vidya_session=learner')]);
    expect(given.courses.asked).toEqual([{ courseId: _id, session: undefined, caller: '127.0.0.1' }]);
  });
});

describe('words that attack', () => {
  it.each([
    '</script><img src=x onerror=alert(1)>',
    '</title><script>alert(1)</script>',
    '"><svg onload=alert(1)>',
    `'quotes' "and" & ampersands &lt;`,
    '<!--<script>',
    'line\u2028ends\u2029here',
    'हिंदी में प्रॉम्प्ट 🚀👩‍💻',
  ])('stay words: %s', async (topic) => {
    const { _id } = given.courses.add({
      topic,
      description: `<p>${topic.replaceAll('<', '&lt;')}</p>`,
      createdBy: topic,
    });
    const { body } = await open(_id);
    const { title, meta, data } = readHead(body);
    expect([title, meta['og:title']]).toEqual([`${topic} | Vidya`, `${topic} | Vidya`]);
    expect(data['Course']).toMatchObject({ name: topic, hasCourseInstance: { instructor: { name: topic } } });
    expect(body).not.toMatch(/<img|<svg|<script>|<!--/);
    const blocks = body.split('<script type="application/ld+json"').slice(1);
    expect(blocks.map((block) => block.slice(0, block.indexOf('</script>'))).join('')).not.toMatch(/[\u2028\u2029]/);
  });
});

describe('a course that is not for everybody', () => {
  it.each(['draft', 'archived'] as const)(
    'is a 404 for visitors and strangers, a page for the owner: %s',
    async (status) => {
      const { _id, topic } = given.courses.add({ status, topic: 'Half a course' });
      for (const cookie of ['', 'vidya_session=stranger']) {
        // oxlint-disable-next-line no-await-in-loop
        const { body, statusCode } = await open(_id, cookie);
        expect([statusCode, body.includes(topic)]).toEqual([404, false]);
      }
      const own = await read(_id, 'vidya_session=owner');
      expect(own).toMatchObject({ status: 200, title: 'Half a course | Vidya', canonical: undefined, data: {} });
      expect(own.meta['robots']).toBe('noindex');
      // The response for the owner is not cached for anyone else.
      expect((await open(_id)).statusCode).toBe(404);
    },
  );
});

describe('no course at all', () => {
  it('is a 404 with the site around it', async () => {
    const head = await read(randomUUID());
    expect(head).toMatchObject({ status: 404, title: 'Course not found | Vidya', canonical: undefined });
    expect(head.meta['robots']).toBe('noindex');
  });

  it.each(['', 'unknown', '../getProfile', '1', `${randomUUID()}0`, "' or 1=1"])('asks nobody for %j', async (id) => {
    expect((await open(id)).statusCode).toBe(404);
    expect((await given.site.inject('/courseDetail')).statusCode).toBe(404);
    expect(given.courses.asked).toEqual([]);
  });
});

describe('without an answer of the API', () => {
  it.each(['late', 500, 429] as const)('is a plain page, not an error: %s', async (mood) => {
    const hasty = await sampleSite({ SITE_ORIGINS: origin, HEAD_WAIT_MS: '50' });
    const { _id, topic } = hasty.courses.add();
    hasty.courses.mood = mood;
    const url = `/courseDetail?courseId=${_id}`;
    const { body, statusCode } = await hasty.site.inject({ url, headers: { cookie: 'vidya_session=owner' } });
    expect([statusCode, readHead(body)]).toMatchObject([
      200,
      { title: 'Course | Vidya', canonical: origin + url, data: {} },
    ]);
    expect(body).toContain('<header>frame ');
    // The failure is not cached.
    hasty.courses.mood = 'well';
    expect(readHead((await hasty.site.inject(url)).body).title).toBe(`${topic} | Vidya`);
    await hasty.close();
  });
});
