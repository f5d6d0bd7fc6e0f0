import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { keys } from '@vidya/contracts/browser/keys';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { type MockResponses, mockPlatform } from '@vidya/contracts/testing/mock-platform';
import { sampleCourse, sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { MemoryRouter } from 'react-router-dom';
import { CatalogRemote } from './CatalogRemote.tsx';
import { homeCoursesQuery, listQueryOf } from './data/initial-queries.ts';
import { prepare } from './prepare.ts';

const thumbnail = { secure_url: '/media/large.webp', small_url: '/media/small.webp' };

async function prepared(address: string, responses: MockResponses) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const pictures = jest.spyOn(globalThis, 'Image');
  await prepare({ send: mockPlatform({ responses }).send, queries, url: new URL(address, location.href) });
  return { queries, pictures: pictures.mock.results.map(({ value }) => value as HTMLImageElement) };
}

function open(address: string, queries: QueryClient, responses: MockResponses): void {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[address]}>
        <CatalogRemote platform={mockPlatform({ responses })} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

afterEach(() => jest.restoreAllMocks());

it('has a skeleton in the place of a screen whose file is on its way', async () => {
  open('/contact', new QueryClient(), {});
  expect(screen.getByRole('group', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

it('has the courses of the home page there before it is drawn', async () => {
  const { queries, pictures } = await prepared('/', { listCourses: () => [sampleCourse({ thumbnail })] });
  expect(queries.getQueryData(keys.courses(homeCoursesQuery))).toMatchObject({ courses: [{ thumbnail }] });
  expect(pictures).toEqual([]);
});

it('has the list that the address asks for, and its first picture on the way', async () => {
  const listCourses = jest.fn(() => [sampleCourse({ thumbnail }), sampleCourse({ thumbnail: null })]);
  const { queries, pictures } = await prepared('/course/all-courses?sort=new', { listCourses });
  const query = listQueryOf(new URLSearchParams('sort=new'));
  expect(queries.getQueryData(keys.courses(query))).toBeDefined();
  expect(pictures.map(({ srcset }) => srcset)).toEqual(['/media/small.webp 640w, /media/large.webp 1280w']);
});

it('has the course of the address, and its picture on the way', async () => {
  const getCourse = () => sampleDetail({ _id: 'course-7', thumbnail });
  const { queries, pictures } = await prepared('/courseDetail?courseId=course-7', { getCourse });
  expect(queries.getQueryData(keys.course('course-7'))).toMatchObject({ _id: 'course-7' });
  expect(pictures).toHaveLength(1);
});

it('leaves it to the screen to ask again and to say what went wrong', async () => {
  const getCourse = jest.fn(() => Promise.reject(new ApiError('', { status: 500 })));
  const address = '/courseDetail?courseId=course-7';
  const { queries, pictures } = await prepared(address, { getCourse });
  expect(getCourse).toHaveBeenCalledTimes(1);
  expect(pictures).toEqual([]);

  open(address, queries, { getCourse });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error In Getting Course Details');
  expect(getCourse).toHaveBeenCalledTimes(2);
});

it('says at once that there is no such course, and asks again all the same', async () => {
  const address = '/courseDetail?courseId=course-7';
  const { queries } = await prepared(address, {
    getCourse: () => Promise.reject(new ApiError('', { status: 404 })),
  });
  const getCourse = jest.fn(() => new Promise(() => undefined));
  open(address, queries, { getCourse });
  expect(screen.getByRole('heading', { name: 'Course not found' })).toBeVisible();
  expect(getCourse).toHaveBeenCalledTimes(1);
});

it('asks for nothing at the contact page', async () => {
  const listCourses = jest.fn();
  await prepared('/contact', { listCourses });
  expect(listCourses).not.toHaveBeenCalled();
});
