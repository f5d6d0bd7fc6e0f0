import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { hydrateRemote } from '@vidya/contracts/testing/hydrate-remote';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { entry } from './server.tsx';
import { currentPlayer, players } from './testing/mock-player.ts';
import { samplePreview } from './testing/sample-preview.ts';

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('./testing/mock-player.ts'));

afterEach(() => {
  players.length = 0;
});

const missing = () => Promise.reject(new ApiError('Not Found', { status: 404 }));

const at = '/preview?courseId=course-1&lectureId=lecture-1';
const getPreview = () => samplePreview();

it('renders a free preview with its course; the player follows in the browser', async () => {
  const page = await hydrateRemote(entry, { at, responses: { getPreview, getCourse: () => sampleDetail() } });
  expect(page?.html).toContain('>One</h1>');
  expect(page?.html).toContain('What this is about.');
  expect(page?.html).toContain('Buy This Course');
  expect(page?.html).not.toContain('<!--$');
  expect(page?.differences).toEqual([]);
  await waitFor(() => expect(currentPlayer().sources[0]?.src).toBe('/media/preview/1.mp4'));
});

it('renders a free preview without its course', async () => {
  const page = await hydrateRemote(entry, { at, responses: { getPreview, getCourse: missing } });
  expect(page?.html).toContain('>One</h1>');
  expect(page?.html).not.toContain('Buy This Course');
  await waitFor(() => expect(currentPlayer().sources).toHaveLength(1));
});

it.each([false, true])('says that a lecture is no free preview, with a session (%s) as without', async (hasSession) => {
  const responses = { getPreview: missing, getCourse: missing };
  const page = await hydrateRemote(entry, { at, responses, hasSession });
  expect(page?.html).toContain('This lecture is not a free preview');
  expect(page?.status).toBe(404);
  expect(page?.differences).toEqual([]);
});

const certificate = {
  learnerName: 'Asha Rao',
  courseTitle: 'Prompting that works',
  instructorName: 'Kavya Menon',
  // The day after in India.
  issuedAt: '2026-03-01T20:00:00.000Z',
};

it('renders a certificate, with the day in India', async () => {
  const verifyCertificate = jest.fn<object, [object]>(() => certificate);
  const page = await hydrateRemote(entry, { at: '/certificate/abcd%201234', responses: { verifyCertificate } });
  expect(verifyCertificate).toHaveBeenCalledTimes(1);
  expect(verifyCertificate.mock.calls[0]?.[0]).toMatchObject({ params: { code: 'ABCD-1234' } });
  expect(page?.html).toContain('Asha Rao');
  expect(page?.differences).toEqual([]);
  expect(screen.getByText('2 Mar 2026')).toBeVisible();
});

it('renders that there is no such certificate', async () => {
  const page = await hydrateRemote(entry, { at: '/certificate/abcd', responses: { verifyCertificate: missing } });
  expect(page?.html).toContain('No such certificate');
  expect(page?.status).toBe(404);
  expect(page?.differences).toEqual([]);
});

it('leaves a failure of the API to the browser', async () => {
  const verifyCertificate = () => Promise.reject(new ApiError('', { status: 500 }));
  const work = hydrateRemote(entry, { at: '/certificate/abcd', responses: { verifyCertificate } });
  await expect(work).rejects.toThrow(ApiError);
});

it.each(['/myCourses', '/viewLectures?courseId=course-1'])('leaves %s to the browser', async (address) => {
  expect(await hydrateRemote(entry, { at: address })).toBeNull();
});
