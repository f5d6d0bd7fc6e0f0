import { QueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import type { PageHead, ServerPage } from '@vidya/contracts/browser/server-page';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { type MockResponses, mockPlatform } from '@vidya/contracts/testing/mock-platform';
import { sampleCourse, sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { homeCoursesQuery, listQueryOf } from './data/initial-queries.ts';
import { entry } from './server.tsx';

const origin = 'https://vidya.example';
const _id = '00000000-0000-4000-8000-000000000001';
const figures = { courses: 3, learners: 2, rating: 4.5, noOfRatings: 1 };
const responses: MockResponses = {
  listCourses: () => [sampleCourse()],
  getCatalogueFigures: () => figures,
};

async function prepared(address: string, more: MockResponses = {}, hasSession = false) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { send } = mockPlatform({ responses: { ...responses, ...more } });
  const page = await entry.prepare({ send, queries, url: new URL(origin + address), hasSession });
  return { page, queries };
}
const headAt = async (address: string): Promise<PageHead> => (await prepared(address)).page!.head!;
const dataOf = ({ data = [] }: PageHead) =>
  Object.fromEntries(data.map((each) => [(each as Record<string, string>)['@type']!, each as Record<string, unknown>]));
const course = (given: Partial<CourseDetail> = {}) => ({ getCourse: () => sampleDetail({ _id, ...given }) });
const courseAt = async (given?: Partial<CourseDetail>): Promise<PageHead> =>
  (await prepared(`/courseDetail?courseId=${_id}`, course(given))).page!.head!;

it('tells who this is and how to search, on the home page', async () => {
  const head = await headAt('/');
  expect(head).toMatchObject({ title: '', canonical: '/' });
  expect(dataOf(head)).toMatchObject({
    Organization: { name: 'Vidya', url: `${origin}/` },
    WebSite: { potentialAction: { target: { urlTemplate: `${origin}/course/all-courses?q={search_term_string}` } } },
  });
});

it('has the data of the home page, and the figures for visitors only', async () => {
  const { queries } = await prepared('/');
  expect(queries.getQueryData(keys.courses(homeCoursesQuery))).toBeDefined();
  expect(queries.getQueryData(keys.catalogueFigures)).toEqual(figures);
  const withSession = await prepared('/', {}, true);
  expect(withSession.queries.getQueryData(keys.catalogueFigures)).toBeUndefined();
});

it('has a home page without its figures', async () => {
  const getCatalogueFigures = () => Promise.reject(new ApiError('', { status: 500 }));
  expect((await prepared('/', { getCatalogueFigures })).page).toMatchObject({ head: { canonical: '/' } });
});

it('has the data of the list that the address asks for', async () => {
  const { queries } = await prepared('/course/all-courses?sort=new&utm_source=x');
  expect(queries.getQueryData(keys.courses(listQueryOf(new URLSearchParams('sort=new'))))).toBeDefined();
});

it.each([
  ['/course/web-development', 'Web Development Courses', '/course/web-development'],
  ['/course/C%2B%2B', 'C++ Courses', '/course/c%2B%2B'],
  ['/course/c++', 'C++ Courses', '/course/c%2B%2B'],
  ['/course/all-courses?page=3', 'All Courses', '/course/all-courses?page=3'],
  ['/course/all-courses?page=1&utm_source=x', 'All Courses', '/course/all-courses'],
  ['/course/all-courses?sort=new&page=3', 'All Courses', '/course/all-courses'],
  ['/course/all-courses?level=Beginner', 'All Courses', '/course/all-courses'],
  ['/course/All-Courses/', 'All Courses', '/course/all-courses'],
])('knows %s by one title and one address', async (address, title, canonical) => {
  expect(await headAt(address)).toMatchObject({ title, canonical, description: expect.any(String) });
});

it.each([
  ['/course/%E0%A4%A', '%e0%a4%a Courses'],
  ['/course/basket-weaving', 'Basket Weaving Courses'],
  ['/course/all-courses?q=java', 'All Courses'],
])('gives %s no address in search engines', async (address, title) => {
  const head = await headAt(address);
  expect([head.title, head.canonical, dataOf(head)]).toEqual([title, undefined, {}]);
});

it('gives a category its place', async () => {
  expect(dataOf(await headAt('/course/web-development'))).toMatchObject({
    BreadcrumbList: { itemListElement: [{ position: 1, item: `${origin}/` }, { name: 'Web Development Courses' }] },
  });
});

describe('a course on sale', () => {
  it('is described as search engines and shared links show it', async () => {
    const thumbnail = { secure_url: '/media/images/large.webp' };
    expect(await courseAt({ topic: 'Prompting that works', thumbnail })).toMatchObject({
      title: 'Prompting that works',
      canonical: `/courseDetail?courseId=${_id}`,
      description: 'Write prompts that give the same good answer twice.',
      kind: 'article',
      image: '/media/images/large.webp',
    });
  });

  it('is a Course in the words of schema.org', async () => {
    const lectures = [3_500, 130].map((durationSeconds) => ({
      _id: '',
      title: '',
      kind: 'video' as const,
      durationSeconds,
      isPreview: false,
    }));
    const priced = { price: 1_499, discount: 40, rating: 4.5, noOfRatings: 12 };
    const data = dataOf(await courseAt({ ...priced, language: 'Hinglish', level: 'Advance', lectures }));
    expect(data['Course']).toMatchObject({
      '@context': 'https://schema.org',
      provider: { '@type': 'Organization', name: 'Vidya' },
      inLanguage: 'hi-Latn',
      educationalLevel: 'Advance',
      aggregateRating: { ratingValue: 4.5, ratingCount: 12, bestRating: 5, worstRating: 0.5 },
      offers: { category: 'Paid', price: 899, priceCurrency: 'INR' },
      hasCourseInstance: {
        courseMode: 'online',
        courseWorkload: 'PT1H1M',
        instructor: { '@type': 'Person', name: 'Meera Iyer' },
      },
    });
    expect(data['BreadcrumbList']).toMatchObject({
      itemListElement: [
        { position: 1, item: `${origin}/` },
        { position: 2, name: 'Generative AI Courses', item: `${origin}/course/generative-ai` },
        { position: 3, name: 'Prompting that works' },
      ],
    });
  });

  it('names all who teach it', async () => {
    const instructors = ['Meera Iyer', 'Arjun Menon'].map((name) => ({ _id: name, name }));
    const people = instructors.map(({ name }) => ({ '@type': 'Person', name }));
    expect(dataOf(await courseAt({ instructors }))['Course']).toMatchObject({
      hasCourseInstance: { instructor: people },
    });
  });

  it('says what its page says above the fold', async () => {
    const texts = { outcomes: ['Fold a list', 'Map it'], requirements: ['A laptop'], audience: ['Tailors', 'Bakers'] };
    expect(dataOf(await courseAt({ subtitle: 'Lists, by hand', ...texts }))['Course']).toMatchObject({
      abstract: 'Lists, by hand',
      teaches: ['Fold a list', 'Map it'],
      coursePrerequisites: ['A laptop'],
      audience: { '@type': 'Audience', audienceType: ['Tailors', 'Bakers'] },
    });
    const sections = [{ _id: 'a', title: 'Basics', goal: 'Count tokens.', lectures: ['lecture-1'] }];
    expect(dataOf(await courseAt({ sections }))['Course']).toMatchObject({
      syllabusSections: [{ '@type': 'Syllabus', name: 'Section 1: Basics', description: 'Count tokens.' }],
    });
    const silent = dataOf(await courseAt())['Course']!;
    const names = ['abstract', 'teaches', 'coursePrerequisites', 'audience', 'syllabusSections'];
    expect(names.map((name) => silent[name])).toEqual(names.map(() => undefined));
  });

  it('claims no rating that nobody gave, no length that nobody knows, and says Free', async () => {
    const data = dataOf(await courseAt({ discount: 100, rating: 0, noOfRatings: 0, lectures: [] }))['Course']!;
    expect(data['aggregateRating']).toBeUndefined();
    expect(data['hasCourseInstance']).toMatchObject({ courseWorkload: undefined });
    expect(data['offers']).toMatchObject({ category: 'Free', price: 0 });
  });

  it('has no address in search engines once it is not on sale', async () => {
    const head = await courseAt({ status: 'unpublished' });
    expect([head.canonical, head.data]).toEqual([undefined, []]);
  });
});

describe('no course', () => {
  const gone = { status: 404, head: { title: 'Course not found' } } satisfies ServerPage;

  it.each([404, 400])('is a 404, and the API says whether somebody has it: %i', async (status) => {
    const getCourse = () => Promise.reject(new ApiError('', { status }));
    const { page } = await prepared(`/courseDetail?courseId=${_id}`, { getCourse });
    expect(page).toEqual({ ...gone, visibleAt: `/api/v1/course/${_id}` });
  });

  it.each(['', 'unknown', '../getProfile', '1', `${_id}0`, "' or 1=1"])('asks nobody for %j', async (id) => {
    const getCourse = jest.fn();
    const { page } = await prepared(`/courseDetail?courseId=${encodeURIComponent(id)}`, { getCourse });
    expect(page).toEqual(gone);
    expect(getCourse).not.toHaveBeenCalled();
  });

  it('is not said when the API is in trouble', async () => {
    const getCourse = () => Promise.reject(new ApiError('', { status: 500 }));
    await expect(prepared(`/courseDetail?courseId=${_id}`, { getCourse })).rejects.toThrow(ApiError);
  });
});

it('leaves the other pages to the browser', async () => {
  expect((await prepared('/course/checkout/late')).page).toBeNull();
});
