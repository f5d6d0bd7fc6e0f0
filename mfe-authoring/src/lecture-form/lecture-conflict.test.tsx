import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { sampleLecture } from '../testing/mock-api.ts';
import { edit, next, open, place, prepareLectureScreens } from '../testing/render-lecture-form.tsx';

prepareLectureScreens();

const authoring = {
  version: 1,
  status: 'published' as const,
  publishAt: null,
  fileName: 'lecture-1.mp4',
  failure: null,
  canRetry: false,
  isReplacing: false,
  queuedBefore: null,
  expectedMinutes: null,
};

/** A mock server that replies like ours: 409 to a save based on an older version. */
function server() {
  let lecture = sampleLecture();
  const bodies: Record<string, unknown>[] = [];
  const responses = {
    listLectures: () => ({ course: sampleDetail(), lectures: [lecture] }),
    updateLecture: ({ body = {} }: { body?: Record<string, unknown> }) => {
      bodies.push(body);
      if (body['version'] !== lecture.authoring?.version) throw new ApiError('Another Author Changed', { status: 409 });
      return sampleDetail();
    },
  };
  const meanwhile = (change: Partial<Lecture>): void => {
    const version = (lecture.authoring?.version ?? 0) + 1;
    lecture = { ...lecture, authoring: { ...authoring, version }, ...change };
  };
  return { responses, bodies, meanwhile };
}

const topic = () => screen.findByRole('textbox', { name: 'Topic' });
const question = async () => within(await screen.findByRole('dialog', { name: /Another author changed this lecture/ }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('shows what they changed, and loses nothing of it when the own changes are kept', async () => {
  const { responses, bodies, meanwhile } = server();
  const { user, platform } = open(edit, responses);
  await user.type(await topic(), ' first');
  await user.click(screen.getByRole('button', { name: 'Remove Video' }));
  await user.click(screen.getByRole('textbox', { name: 'Youtube Link' }));
  await user.paste('https://youtu.be/dQw4w9WgXcQ');
  meanwhile({
    title: 'Theirs',
    isPreview: true,
    captions: [{ src: '/c.vtt', language: 'hi', label: 'हिन्दी' }],
    authoring: { ...authoring, version: 2, status: 'published' as const, publishAt: null, fileName: 'new.mp4' },
  });
  await user.click(next());
  const dialog = await question();
  expect(platform.said).toContain('error: Another Author Changed');
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'TopicChanged by bothYoursWhat a model sees firstTheirsTheirs',
    'Free previewChanged by them onlyBeforeOffTheirsOn',
    'CaptionsChanged by them onlyBeforeNoneTheirsहिन्दी',
    'VideoChanged by bothYoursRemovedTheirsnew.mp4',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Keep editing mine' }));
  await gone();
  expect(await topic()).toHaveValue('What a model sees first');
  expect(screen.getByRole('switch', { name: 'Free preview' })).toBeChecked();
  expect(bodies).toHaveLength(1);
  await user.click(next());
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[1]).toMatchObject({ title: 'What a model sees first', isPreview: true, version: 2, removeVideo: true });
});

test('theirs can be taken', async () => {
  const { responses, bodies, meanwhile } = server();
  const { user } = open(edit, responses);
  await user.type(await topic(), ' first');
  await user.click(screen.getByRole('button', { name: 'Remove Video' }));
  await user.type(screen.getByRole('textbox', { name: 'Youtube Link' }), 'https://youtu.be/dQw4w9WgXcQ');
  meanwhile({ title: 'Theirs' });
  await user.click(next());
  await user.click((await question()).getByRole('button', { name: 'Take theirs' }));
  await gone();
  expect(await topic()).toHaveValue('Theirs');
  expect(bodies).toHaveLength(1);
  await user.click(next());
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[1]).not.toHaveProperty('removeVideo');
});

test('a save that changed nothing of the form is no question', async () => {
  const { responses, bodies, meanwhile } = server();
  const { user, platform } = open(edit, responses);
  await user.type(await topic(), ' first');
  meanwhile({ durationSeconds: 99 });
  await user.click(next());
  await waitFor(() => expect(platform.said.at(-1)).toMatch(/^success/));
  expect(bodies.map(({ version }) => version)).toEqual([1, 2]);
});

test('what was typed is back after a reload, and does not overwrite what was saved meanwhile', async () => {
  const { responses, meanwhile } = server();
  const first = open(edit, responses);
  await first.user.type(await topic(), ' first');
  cleanup();
  meanwhile({ title: 'Theirs' });
  const { user } = open(edit, responses);
  expect(await topic()).toHaveValue('What a model sees first');
  expect(screen.getByText(/What you typed here before is back/)).toBeVisible();
  await user.click(next());
  expect((await question()).getByText('Theirs', { selector: 'dd' })).toBeInTheDocument();
  expect(place().address).toBe(edit);
});
