import { hydrateRemote } from '@vidya/contracts/testing/hydrate-remote';
import { entry } from './server.tsx';
import { mockResponses } from './testing/mock-api.ts';

test('has its courses in the HTML, as the browser draws them', async () => {
  const page = await hydrateRemote(entry, { at: '/template', responses: mockResponses() });
  expect(page?.html).toContain('>Template</h1>');
  expect(page?.html).toContain('>Prompting that works</a>');
  expect(page?.differences).toEqual([]);
});

test('leaves other pages to the browser', async () => {
  expect(await hydrateRemote(entry, { at: '/template/other', responses: mockResponses() })).toBeNull();
});
