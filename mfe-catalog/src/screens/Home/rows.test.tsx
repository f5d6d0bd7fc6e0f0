import { act, screen, waitFor, within } from '@testing-library/react';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockRequest } from '@vidya/contracts/testing/mock-platform';
import { sampleCourse } from '@vidya/contracts/testing/sample-courses';
import { loadScreenAt } from '../../routes.tsx';
import { never, renderCatalog } from '../../testing/render-catalog.tsx';

const thumbnail = { secure_url: '/media/picture.webp' };
const sample = sampleCourse({ topic: 'Prompting 1' });

/** Returns a course for Generative AI, and none for any other list. */
const samples = ({ query }: MockRequest) => (query?.['category'] === 'generative-ai' ? [sample] : []);

// As the site does before it renders the page.
beforeAll(() => loadScreenAt('/'));

describe('the rows of the catalogue', () => {
  const nameOf = ({ query = {} }: MockRequest) => String(query['category'] ?? query['price'] ?? query['sort']);
  const listOf = (input: MockRequest) => [
    sampleCourse({ _id: nameOf(input), topic: `First of ${nameOf(input)}`, thumbnail }),
  ];

  test('are most popular, new and free, each with the way to its whole list', async () => {
    renderCatalog({ at: '/', responses: { listCourses: listOf } });
    const rows = [
      ['Most popular', 'First of mostPopular', 'All popular courses', '/course/all-courses'],
      ['New', 'First of new', 'All new courses', '/course/all-courses?sort=new'],
      ['Free to start', 'First of free', 'All free courses', '/course/all-courses?price=free'],
    ] as const;
    for (const [title, first, more, address] of rows) {
      const row = within(screen.getByRole('region', { name: title }));
      // One after another: the first one waits for all.
      // oxlint-disable-next-line no-await-in-loop
      expect(await row.findByRole('link', { name: first })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/courseDetail/),
      );
      expect(row.getByRole('link', { name: more })).toHaveAttribute('href', address);
      expect(within(row.getByRole('group', { name: more })).getByRole('list')).toBeInTheDocument();
    }
  });

  test('are fetched when they come near', async () => {
    let approach = (): void => undefined;
    class Observer {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        onChange([{ isIntersecting: false }]);
        approach = () => onChange([{ isIntersecting: true }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    }
    Object.assign(globalThis, { IntersectionObserver: Observer });
    const asked: string[] = [];
    const listCourses = (input: MockRequest) => (asked.push(nameOf(input)), listOf(input));
    renderCatalog({ at: '/', responses: { listCourses } });
    await screen.findByRole('link', { name: 'First of generative-ai' });
    expect(asked).toEqual(['generative-ai']);
    act(approach);
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    await screen.findByRole('link', { name: 'First of free' });
    expect(asked.toSorted()).toEqual(['free', 'generative-ai', 'mostPopular', 'new']);
  });

  const titlesIn = async (title: string): Promise<(string | null)[]> => {
    const row = within(screen.getByRole('region', { name: title }));
    return (await row.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent);
  };

  test('show no course twice: what is free or new is not among the popular ones again', async () => {
    const [sample, free, fresh, plain] = ['sample', 'free', 'fresh', 'plain'].map((name) =>
      sampleCourse({ _id: name, topic: name, thumbnail }),
    ) as [CourseSummary, CourseSummary, CourseSummary, CourseSummary];
    const lists: Record<string, CourseSummary[]> = {
      'generative-ai': [sample],
      free: [sample, free],
      new: [fresh, free],
      mostPopular: [sample, free, plain, fresh],
    };
    renderCatalog({ at: '/', responses: { listCourses: (input) => lists[nameOf(input)]! } });
    expect(await titlesIn('Most popular')).toEqual(['plain']);
    expect(await titlesIn('New')).toEqual(['fresh']);
    expect(await titlesIn('Free to start')).toEqual(['free']);
  });

  test('recommend no new course that has no picture or no lecture yet', async () => {
    const fresh = [
      sampleCourse({ _id: '1', topic: 'No picture', thumbnail: null }),
      sampleCourse({ _id: '2', topic: 'No lecture', thumbnail, noOfLectures: 0 }),
      sampleCourse({ _id: '3', topic: 'Ready', thumbnail }),
    ];
    const listCourses = (input: MockRequest) => (nameOf(input) === 'new' ? fresh : []);
    renderCatalog({ at: '/', responses: { listCourses } });
    expect(await titlesIn('New')).toEqual(['Ready']);
  });

  test('are asked for at the same time', () => {
    const listCourses = jest.fn<Promise<never>, [MockRequest]>(never);
    renderCatalog({ at: '/', responses: { listCourses, getCatalogueFigures: never } });
    expect(listCourses).toHaveBeenCalledTimes(4);
  });

  test('step aside when they are empty or cannot be had', async () => {
    const listCourses = (input: MockRequest) => {
      if (input.query?.['sort'] === 'new') throw new ApiError('', { status: 500 });
      return samples(input);
    };
    renderCatalog({ at: '/', responses: { listCourses } });
    await screen.findByText('Prompting 1');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Most popular' })).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: /^(New|Free to start)$/ })).not.toBeInTheDocument();
  });
});
